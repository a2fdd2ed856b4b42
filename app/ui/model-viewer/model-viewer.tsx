import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import type { ModelPart } from './model.ts';
import styles from './model-viewer.module.css';
import { PartList } from './part-list.tsx';
import { useModelView } from './use-model-view.ts';
import { usePartNames } from './use-part-names.ts';
import { afterKey, cutAt, drawnApart, type View, zoomedIn, zoomedOut } from './view.ts';

/** Words of the 3D viewer. */
export interface ModelViewerLabels {
  /** Accessible name of the stage: what is shown. */
  name: string;
  /** What kind of thing the stage is: "3D model". */
  kind: string;
  /** How mouse and touch move it. */
  hint: string;
  /** How keys move it. */
  keys: string;
  /** What the model may be taken for. */
  illustration: string;
  turnLeft: string;
  turnRight: string;
  turnUp: string;
  turnDown: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  section: string;
  /** Position of the section plane. */
  depth: string;
  /** How far the parts are drawn apart. */
  apart: string;
  /** The list of the parts by name. */
  parts: string;
  /** The choice between parts that stand in the same place, and why there is one. */
  alternatives: string;
  alternativesNote: string;
  /** A view in words. Angles in whole degrees, `depth` in percent where the model is cut, `apart` where it is exploded. */
  state: (view: {
    azimuth: number;
    elevation: number;
    zoom: string;
    depth?: number;
    apart?: number;
  }) => string;
}

export interface ModelViewerProps {
  parts: readonly ModelPart[];
  /** What each part is called, where it has a name. */
  names: readonly (string | undefined)[];
  /** Parts that stand in the same place, of which one is shown: its index in `parts`, and what it is chosen by. */
  alternatives: readonly { part: number; label: string }[];
  labels: ModelViewerLabels;
  /** Has a screen reader say what the view has become. */
  announce: (sentence: string) => void;
  /** Escape on the stage. */
  onClose: () => void;
  /** WebGL is missing, or has stopped. */
  onLost: () => void;
}

/** Buttons that do what the arrow keys do: dragging needs another way (WCAG 2.5.7). */
const TURNS = [
  { key: 'ArrowLeft', label: 'turnLeft', sign: '←' },
  { key: 'ArrowRight', label: 'turnRight', sign: '→' },
  { key: 'ArrowUp', label: 'turnUp', sign: '↑' },
  { key: 'ArrowDown', label: 'turnDown', sign: '↓' },
] as const;

/** Rest after which the view is told to a screen reader, ms: a held key changes it many times a second. */
const RESTED = 700;

/** A model to turn, zoom and cut, by mouse, touch and keyboard. Takes the focus when it comes. */
export function ModelViewer({
  parts,
  names,
  alternatives,
  labels,
  announce,
  onClose,
  onLost,
}: ModelViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const model = useModelView(stage, canvas, parts, onLost);
  const { view, initial, settled, change, settle, hide } = model;
  const { listed, marked, label, chosen, point, choose, overStage } = usePartNames(names, model);
  const [alternative, setAlternative] = useState(0);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    hide(alternatives.flatMap(({ part }, index) => (index === alternative ? [] : [part])));
  }, [hide, alternatives, alternative]);

  const state = stateOf(settled, labels);
  // What the viewer opens with is read with the stage.
  const told = useRef(state);
  useEffect(() => {
    if (state === told.current) return undefined;
    const rest = setTimeout(() => {
      told.current = state;
      announce(state);
    }, RESTED);
    return () => clearTimeout(rest);
  }, [announce, state]);

  const apply = (next: (view: View) => View) => {
    change(next);
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      onClose();
      return;
    }
    if (!afterKey(view, event, initial)) return;
    event.preventDefault();
    const { key, shiftKey } = event;
    apply((before) => afterKey(before, { key, shiftKey }, initial) ?? before);
  };

  return (
    <div className={`stack dark-ink paper screenOnly ${styles.viewer}`}>
      {/* The role hands the keys to the model instead of the screen reader, which the rules do not know. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        role="application"
        aria-label={labels.name}
        aria-roledescription={labels.kind}
        aria-describedby={hint}
        tabIndex={0}
        className={`relative wide ${styles.stage}`}
        onKeyDown={onKeyDown}
        {...overStage}
      >
        <canvas ref={canvas} className={`wide absolute ${styles.canvas}`} aria-hidden="true" />
        {marked !== undefined && (
          <span
            ref={label}
            className={`absolute dense strong nowrap inked ${styles.part}`}
            aria-hidden="true"
          >
            {marked}
          </span>
        )}
      </div>
      {/* oxlint-enable */}
      <div className={`flex-row wrap ${styles.controls}`}>
        <div className={`flex wrap outlined rounded split ${styles.buttons}`}>
          {TURNS.map(({ key, label, sign }) => (
            <button
              key={key}
              type="button"
              aria-label={labels[label]}
              onClick={() =>
                apply((before) => afterKey(before, { key, shiftKey: false }, initial) ?? before)
              }
            >
              {sign}
            </button>
          ))}
          <button type="button" aria-label={labels.zoomOut} onClick={() => apply(zoomedOut)}>
            −
          </button>
          <button type="button" aria-label={labels.zoomIn} onClick={() => apply(zoomedIn)}>
            +
          </button>
          <button type="button" onClick={() => apply(() => initial)}>
            {labels.reset}
          </button>
          <button
            type="button"
            aria-pressed={view.cut}
            onClick={() => apply((before) => ({ ...before, cut: !before.cut }))}
          >
            {labels.section}
          </button>
        </div>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          className={styles.depth}
          aria-label={labels.depth}
          // Of no use while nothing is cut.
          disabled={!view.cut}
          value={Math.round(view.depth * 100)}
          onChange={({ target }) => apply((before) => cutAt(before, target.valueAsNumber / 100))}
        />
        {parts.length > 1 && (
          <label className={`flex-row gap8 dense strong ${styles.apart}`}>
            {labels.apart}
            <input
              type="range"
              min={0}
              max={100}
              step={1}
              className={styles.depth}
              value={Math.round(view.apart * 100)}
              onChange={({ target }) =>
                apply((before) => drawnApart(before, target.valueAsNumber / 100))
              }
            />
          </label>
        )}
      </div>
      {alternatives.length > 1 && (
        <div className={`flex-row wrap ${styles.controls}`}>
          <div
            className={`flex wrap outlined rounded split ${styles.buttons}`}
            role="group"
            aria-label={labels.alternatives}
          >
            {alternatives.map(({ label }, index) => (
              <button
                key={label}
                type="button"
                aria-pressed={index === alternative}
                onClick={() => setAlternative(index)}
              >
                {label}
              </button>
            ))}
          </div>
          <span className="caption soft">{labels.alternativesNote}</span>
        </div>
      )}
      {listed.length > 1 && (
        <PartList
          label={labels.parts}
          names={listed}
          marked={marked}
          chosen={chosen}
          onPoint={point}
          onChoose={choose}
        />
      )}
      <p id={hint} className="soft caption top6">
        {labels.hint} {labels.keys} {labels.illustration}
      </p>
      {/* Told by `announce`, after a rest. */}
      <output aria-live="off" className="quiet caption top6">
        {state}
      </output>
    </div>
  );
}

function stateOf(view: View, { state }: ModelViewerLabels): string {
  return state({
    azimuth: Math.round(view.azimuth),
    elevation: Math.round(view.elevation),
    zoom: view.zoom.toFixed(1),
    ...(view.cut && { depth: Math.round(view.depth * 100) }),
    ...(view.apart > 0 && { apart: Math.round(view.apart * 100) }),
  });
}
