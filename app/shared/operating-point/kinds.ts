/**
 * Which kind of product words name: a valve, a valve with a drive, or an actuator, whatever valve it is for. `전동 볼밸브` is a ball valve that is
 * moved by electricity and no electric actuator.
 */

const NOT = String.raw`\b(?:no|not|without|except|excluding)`;
const NOT_BEHIND = '(?:제외|말고|아닌|빼고)';

type Named = readonly (readonly [id: string, pattern: string])[];

const THREE_WAY = String.raw`삼방|3 ?방|쓰리 ?웨이|three[- ]?way|3[- ]?way`;
const VALVES: Named = [
  ['butterfly', '버터플라이|나비|butterfly'],
  ['ball', String.raw`볼(?= ?[밸발벨]브|[\s,;]|$)|\bball\b`],
  // No other valve of the catalogue has a sleeve.
  ['pinch', '핀치|pinch|슬리브|sleeve'],
];
const DRIVES: Named = [
  ['pneumatic', '공압|pneumatic'],
  ['electric', String.raw`전동|electric|motori[sz]ed`],
  ['fluid', '유압|hydraulic'],
];
/** What moves a valve that is sold with its drive. A pinch valve is closed by air around its sleeve. */
const ACTUATIONS: Readonly<Record<string, readonly string[]>> = {
  pneumatic: ['pneumatic', 'control-air'],
  electric: ['electric'],
  fluid: ['hydraulic'],
};
const VALVE = /[밸발벨]브|\bv(?:al|la)ves?\b/i;
const ACTUATOR = /[액엑][추츄]에이[터타]|구동기|\b(?:actuators?|actautors?)\b/gi;
/** An actuator that belongs to a valve: 액추에이터 부착, with an actuator. */
const ATTACHED = new RegExp(
  String.raw`(?:${ACTUATOR.source}) ?(?:부착|장착|포함|일체|조립|취부)|\b(?:with|w|incl\w*|c/w)\b.*(?:${ACTUATOR.source})`,
  'i',
);
/** 볼밸브용 액추에이터, actuator for a ball valve. */
const FOR_VALVE = new RegExp(
  String.raw`브 ?용.*(?:${ACTUATOR.source})|(?:${ACTUATOR.source}).*\bfor\b`,
  'i',
);

export interface Kinds {
  /** Ids of the finder's kinds. */
  families: string[];
  /** Ids of what moves a valve. */
  actuations: string[];
  /** A kind that is not wanted, or that is none. */
  unread: string[];
  /** The words that are left. */
  rest: string;
}

/** @param sized whether a nominal size is asked for, which is that of a valve, and no torque */
export function kindsIn(words: string, sized: boolean): Kinds {
  let rest = words;
  const take = (pattern: string): string[] => {
    const found = [...rest.matchAll(new RegExp(pattern, 'gi'))].map(([all]) => all);
    if (found.length > 0) rest = rest.replaceAll(new RegExp(pattern, 'gi'), ' ');
    return found;
  };
  const unread = [...VALVES, ...DRIVES].flatMap(([, pattern]) =>
    take(`${NOT} (?:[a-z]+ )?(?:${pattern})|(?:${pattern})[^ ]* ?${NOT_BEHIND}`),
  );
  const said = rest;
  const namedIn = (kinds: Named) =>
    kinds.flatMap(([id, pattern]) => (take(pattern).length > 0 ? [id] : []));
  const threeWay = take(THREE_WAY);
  const named = namedIn(VALVES);
  const drives = namedIn(DRIVES);
  const isThreeWay = threeWay.length > 0 && named.every((id) => id === 'ball');
  if (!isThreeWay) unread.push(...threeWay);
  const valves = isThreeWay ? ['three-way'] : named;
  const actuator = [...said.matchAll(ACTUATOR)].at(-1)?.index;
  const lastValve = VALVES.flatMap(([, pattern]) =>
    [...said.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => index),
  ).at(-1);
  const isActuator =
    valves.length === 0
      ? actuator !== undefined || !VALVE.test(said)
      : actuator !== undefined &&
        !ATTACHED.test(said) &&
        (FOR_VALVE.test(said) || (actuator > (lastValve ?? -1) && !sized));
  if (isActuator)
    return {
      families: drives.length > 0 || actuator === undefined ? drives : DRIVES.map(([id]) => id),
      actuations: [],
      unread,
      rest,
    };
  const isDriven = drives.length > 0 || (actuator !== undefined && valves.length > 0);
  return {
    families: valves.length > 0 || !isDriven ? valves : [...VALVES.map(([id]) => id), 'three-way'],
    actuations: !isDriven
      ? []
      : (drives.length > 0 ? drives : DRIVES.map(([id]) => id)).flatMap(
          (id) => ACTUATIONS[id] ?? [],
        ),
    unread,
    rest,
  };
}
