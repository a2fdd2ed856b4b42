import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from '#app/router/router-provider.tsx';

import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { MAX_QUERY } from './search-entry.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useBackCloses } from '#app/ui/back-closes.ts';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './search-box.module.css';
import { searchEngines } from './search-engine.ts';
import type { SearchHit } from './search-entry.ts';
import { searchPath } from './search-path.ts';
import { nextOption, optionId } from './search-options.ts';
import { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  /** `strip`: results drop down from the field. `dialog`: they fill the dialog that the field stands in. */
  place: 'strip' | 'dialog';
  /** A result has been followed. */
  onFollow?: () => void;
}

/** Key code of what an input method swallows; some browsers report it without `isComposing`. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to an input method: Enter then ends a syllable, and an arrow moves within it. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE;

/**
 * The search field: a combobox whose list holds links, so that a result opens in a new tab as well. The field is not
 * controlled: nothing is written into it while an input method composes, and what was typed before scripts ran stays.
 */
export function SearchBox({ place, onFollow }: SearchBoxProps) {
  const { language, t, href } = useLocale();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [inUse, setInUse] = useState(false);
  const search = useSearch(query, inUse);
  const options = search.groups.flatMap(({ hits }) => hits);
  const shown = open && query.trim() !== '';
  // In the dialog Back closes the dialog itself.
  useBackCloses(place === 'strip' && shown, () => setOpen(false));

  const type = (text: string) => {
    setQuery(text);
    setActive(0);
    setOpen(true);
    setInUse(true);
  };
  const come = () => {
    setInUse(true);
    setOpen(true);
  };

  useEffect(() => {
    // Somebody may have come to it before scripts ran.
    const field = input.current;
    if (!field || (field.value === '' && document.activeElement !== field)) return;
    setQuery(field.value);
    setOpen(true);
    setInUse(true);
  }, []);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const clear = () => {
    if (input.current) input.current.value = '';
    setQuery('');
    setActive(0);
  };
  const follow = (hit?: SearchHit) => {
    if (hit?.group === 'ask' && search.engine.status === 'ready') search.engine.value.ask(query);
    clear();
    setOpen(false);
    input.current?.blur();
    onFollow?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((current) => nextOption(current, step, options.length));
    } else if (event.key === 'Enter') {
      if (query.trim() === '') return;
      event.preventDefault();
      // Before the results are there: to the page that shows them all.
      const hit = shown ? options[active] : undefined;
      follow(hit);
      if (hit?.group === 'file') location.assign(hit.path);
      else void navigate(href(hit?.path ?? searchPath(query)));
    } else if (event.key === 'Escape' && query !== '') {
      // First it clears; the dialog closes at the second.
      event.preventDefault();
      clear();
    }
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaving all of it
    <div role="search" className={cx('relative screenOnly', styles[place])} onBlur={onBlur}>
      <div className={cx('flex-row relative', styles.field)}>
        <Icon name="search" className={cx('absolute quiet', styles.icon)} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t('search:label')}
          aria-autocomplete="list"
          aria-expanded={shown && search.engine.status === 'ready'}
          // Only while the list is there.
          aria-controls={shown && search.engine.status === 'ready' ? listId : undefined}
          aria-keyshortcuts="/ Control+K"
          {...(shown &&
            options.length > 0 && { 'aria-activedescendant': optionId(listId, active) })}
          placeholder={t(place === 'strip' ? 'search:label' : 'search:placeholder')}
          autoComplete="off"
          maxLength={MAX_QUERY}
          autoCapitalize="off"
          spellCheck={false}
          className={cx('wide outlined rounded white dark-ink', styles.input)}
          data-search-field={place}
          onFocus={come}
          onPointerEnter={() => searchEngines[language].preload()}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {place === 'strip' && (
          <kbd className={cx('absolute rounded quiet', styles.key)} aria-hidden="true">
            /
          </kbd>
        )}
      </div>
      <div className={styles.panel} hidden={!shown}>
        {shown &&
          (search.engine.status === 'ready' ? (
            <search.engine.value.Results
              id={listId}
              groups={search.groups}
              query={query}
              excerpt={search.engine.value.excerpt}
              said={search.said}
              isNothing={search.isNothing}
              total={search.total}
              active={active}
              onFollow={follow}
            />
          ) : (
            <ChunkStatus state={search.engine} labels={chunkLabels(t, t('search:loading'))} />
          ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {shown && search.engine.status === 'ready' && t('search:count', { count: search.total })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
