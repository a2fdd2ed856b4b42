import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';

import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { announce } from '#app/ui/announce.ts';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useChunk } from '#app/ui/lazy-chunk.ts';

import { hasWebGl, type LoadedModel, modelChunk } from './load-model.ts';
import { modelLabels } from './model-labels.ts';
import styles from './product-model.module.css';

type State = 'closed' | 'open' | 'unsupported' | 'lost';

/**
 * The still picture of a product, and over it the button that puts the 3D model in its place. The picture stays until the
 * model is there, and where it cannot be shown.
 */
export function ProductModel({
  mesh,
  name,
  children,
}: {
  /** Address of the mesh. */
  mesh: string;
  /** What the model is: "PQVF Pinch valve". */
  name: string;
  /** The still picture. */
  children: ReactNode;
}) {
  const { t } = useLocale();
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = state === 'open';
  const close = (next: State) => {
    setState(next);
    button.current?.focus();
  };
  const toggle = () => {
    if (open) close('closed');
    else setState(hasWebGl() ? 'open' : 'unsupported');
  };
  return (
    <div className={cx('stack gap12', styles.place)}>
      <button
        type="button"
        ref={button}
        className={cx(
          'scripted absolute screenOnly target centred below paper dark-ink dense bold',
          styles.button,
        )}
        aria-expanded={open}
        aria-label={open ? t('product:model.close') : t('product:model.open', { name })}
        onClick={toggle}
      >
        {open ? <Icon name="close" /> : '3D'}
      </button>
      <div className={cx('grid', styles.picture)}>{children}</div>
      {open && (
        <Model
          mesh={mesh}
          name={name}
          onClose={() => close('closed')}
          onLost={() => close('lost')}
        />
      )}
      {(state === 'unsupported' || state === 'lost') && (
        <Alert kind="info" title={t(`product:model.${state}`)} />
      )}
    </div>
  );
}

function Model({
  mesh,
  name,
  onClose,
  onLost,
}: {
  mesh: string;
  name: string;
  onClose: () => void;
  onLost: () => void;
}) {
  const { t } = useLocale();
  const [chunk] = useState(() => modelChunk(mesh));
  const state = useChunk(chunk);
  if (state.status !== 'ready')
    return <ChunkStatus state={state} labels={chunkLabels(t, t('product:model.loading'))} />;
  return (
    <NamedModel
      model={state.value}
      labels={modelLabels(t, name)}
      announce={announce}
      onClose={onClose}
      onLost={onLost}
    />
  );
}

function NamedModel({
  model: { ModelViewer, parts, names, balls },
  ...props
}: Omit<ComponentProps<LoadedModel['ModelViewer']>, 'parts' | 'names' | 'alternatives'> & {
  model: LoadedModel;
}) {
  const { t, language } = useLocale();
  const shown = useMemo(() => names.map((name) => name?.[language]), [names, language]);
  const alternatives = useMemo(
    () => balls.map(({ port, part }) => ({ part, label: t('product:flow.port', { port }) })),
    [balls, t],
  );
  return <ModelViewer parts={parts} names={shown} alternatives={alternatives} {...props} />;
}
