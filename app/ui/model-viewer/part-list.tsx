import styles from './part-list.module.css';

export interface PartListProps {
  /** What the list is: "Parts". */
  label: string;
  /** Names of the parts; several parts may have one. */
  names: readonly string[];
  /** The name that is pointed at or chosen: its parts are coloured. */
  marked: string | undefined;
  /** The name that a press has chosen. */
  chosen: string | undefined;
  onPoint: (name: string | undefined) => void;
  onChoose: (name: string | undefined) => void;
}

/** The parts of a model by name: hover and focus colour a part, a press keeps it coloured. */
export function PartList({ label, names, marked, chosen, onPoint, onChoose }: PartListProps) {
  return (
    <ul aria-label={label} className={`flex wrap ${styles.parts}`}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="target soft caption"
            aria-pressed={name === chosen}
            data-marked={name === marked || undefined}
            onPointerEnter={() => onPoint(name)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(name)}
            onBlur={() => onPoint(undefined)}
            onClick={() => onChoose(name === chosen ? undefined : name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
