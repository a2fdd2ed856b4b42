import { type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { ModelView } from './use-model-view.ts';

/** The parts of a model by name: which one is pointed at, in the picture or in their list, and which one was chosen. */
export function usePartNames(
  names: readonly (string | undefined)[],
  { view, mark, partAt, placeOf }: Pick<ModelView, 'view' | 'mark' | 'partAt' | 'placeOf'>,
) {
  const [pointed, point] = useState<string>();
  const [chosen, choose] = useState<string>();
  const frame = useRef(0);
  const marked = pointed ?? chosen;
  const listed = useMemo(() => [...new Set(names)].filter((name) => name !== undefined), [names]);
  const indices = useMemo(
    () => names.flatMap((name, index) => (marked !== undefined && name === marked ? index : [])),
    [names, marked],
  );
  useEffect(() => mark(indices), [mark, indices]);
  const label = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = placeOf(indices, view);
    if (!place || !label.current) return;
    label.current.style.left = `${place.x * 100}%`;
    label.current.style.top = `${place.y * 100}%`;
  }, [placeOf, indices, view]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return {
    listed,
    marked,
    /** The label of the marked part, which is kept above it on the stage. */
    label,
    chosen,
    point,
    choose,
    /** Of the stage: a mouse that does not turn the model names what it is over. */
    overStage: {
      onPointerMove: ({ buttons, pointerType, clientX, clientY }: PointerEvent) => {
        if (buttons !== 0 || pointerType !== 'mouse') return;
        cancelAnimationFrame(frame.current);
        frame.current = requestAnimationFrame(() => {
          const index = partAt(clientX, clientY);
          point(index === undefined ? undefined : names[index]);
        });
      },
      onPointerLeave: () => {
        cancelAnimationFrame(frame.current);
        point(undefined);
      },
    },
  };
}
