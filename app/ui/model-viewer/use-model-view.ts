import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { listenToGestures } from './gestures.ts';
import type { ModelPart } from './model.ts';
import { createModelScene, type ModelScene } from './model-scene.ts';
import { initialView, type View } from './view.ts';

/** More device pixels than this cost time and are not seen. */
const FINEST = 2;

export interface ModelView {
  view: View;
  initial: View;
  /** The view when the last gesture or key was over: for what is read aloud. */
  settled: View;
  /** Changes the view at once. @returns false where it stays as it is */
  change: (next: (view: View) => View) => boolean;
  settle: () => void;
  /** Colours these parts, and no others. */
  mark: (parts: readonly number[]) => void;
  /** Leaves these parts out, and no others. */
  hide: (parts: readonly number[]) => void;
  /** Which part is seen at a place of the window, CSS px. */
  partAt: (x: number, y: number) => number | undefined;
  /** Where a label of these parts stands on the stage, shares of its width and height. */
  placeOf: (parts: readonly number[], view: View) => { x: number; y: number } | undefined;
}

/**
 * The scene of a model on a canvas, for as long as the component lives.
 *
 * @param onLost called where WebGL is missing, or stops
 */
export function useModelView(
  stage: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  parts: readonly ModelPart[],
  onLost: () => void,
): ModelView {
  const [initial, setInitial] = useState(() => initialView(0.5));
  const [view, setView] = useState(initial);
  const [settled, setSettled] = useState(initial);
  // Gestures come faster than renders: the newest view is here.
  const current = useRef(view);
  const scene = useRef<ModelScene>(undefined);
  const frame = useRef(0);
  const lost = useEffectEvent(onLost);

  const draw = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => scene.current?.draw(current.current));
  }, []);
  const change = useCallback(
    (next: (view: View) => View) => {
      const changed = next(current.current);
      if (changed === current.current) return false;
      current.current = changed;
      setView(changed);
      draw();
      return true;
    },
    [draw],
  );
  const settle = useCallback(() => setSettled(current.current), []);
  const mark = useCallback(
    (indices: readonly number[]) => {
      if (!scene.current) return;
      scene.current.mark(indices);
      draw();
    },
    [draw],
  );
  const hide = useCallback(
    (indices: readonly number[]) => {
      if (!scene.current) return;
      scene.current.hide(indices);
      draw();
    },
    [draw],
  );
  const placeOf = useCallback(
    (indices: readonly number[], shown: View) => scene.current?.placeOf(indices, shown),
    [],
  );
  const partAt = useCallback(
    (x: number, y: number) => {
      const box = stage.current?.getBoundingClientRect();
      return box && scene.current?.partAt((x - box.x) / box.width, (y - box.y) / box.height);
    },
    [stage],
  );

  useEffect(() => {
    const place = stage.current;
    const surface = canvas.current;
    if (!place || !surface) return undefined;
    let made: ModelScene;
    try {
      made = createModelScene(surface, parts);
    } catch {
      lost();
      return undefined;
    }
    scene.current = made;
    const start = initialView(made.axisDepth);
    setInitial(start);
    change(() => start);
    const fit = new ResizeObserver(() => {
      made.resize(place.clientWidth, place.clientHeight, Math.min(devicePixelRatio, FINEST));
      draw();
    });
    fit.observe(place);
    const stop = (event: Event) => {
      event.preventDefault();
      lost();
    };
    surface.addEventListener('webglcontextlost', stop);
    const unlisten = listenToGestures(place, change, settle);
    return () => {
      unlisten();
      fit.disconnect();
      cancelAnimationFrame(frame.current);
      surface.removeEventListener('webglcontextlost', stop);
      scene.current = undefined;
      made.dispose();
    };
  }, [stage, canvas, parts, change, draw, settle]);

  return { view, initial, settled, change, settle, mark, hide, partAt, placeOf };
}
