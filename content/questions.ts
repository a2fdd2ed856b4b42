/** How what can be asked of a product is named, and which facts a question so named asks for. */
import type { Product } from '#content/schema/product.ts';
import { FACT_KEYS, type FactKey, isAskedOf, keyEntry } from '#facts/keys.ts';

/** A name of its own, or the label of a key. */
type Word = FactKey | readonly [ko: string, en: string];
const CONNECTIONS: Word = ['접속 규격', 'connections'];
const TORQUE: Word = ['토크', 'torque'];
const CONTROL_AIR: Word = ['조작 공기', 'control air'];
const VERSION: Word = ['전압별 사양', 'voltage versions'];

/**
 * What is asked together, as one question: a chip for each group that has something open. `CAD` is not a fact; keys that
 * nobody asks for are in no group.
 */
export const QUESTION_GROUPS: readonly Partial<Record<FactKey | 'CAD', Word>>[] = [
  {
    dimensions: 'dimensions',
    faceToFace: 'dimensions',
    innerDiameter: 'dimensions',
    weight: 'weight',
    frameSizes: ['크기 구성', 'range of sizes'],
  },
  { CAD: ['CAD (STEP, DXF)', 'CAD (STEP, DXF)'] },
  {
    materials: 'materials',
    casing: 'casing',
    bodyStyle: 'bodyStyle',
    flangeStandard: CONNECTIONS,
    endConnections: CONNECTIONS,
    threadGender: 'threadGender',
  },
  { valveTorque: TORQUE, torque: TORQUE, strokeTorques: TORQUE },
  { mounting: ['상부 플랜지', 'top flange'] },
  { flowCoefficient: ['Kv', 'Kv'], seatLeakage: ['시트 누설', 'seat leakage'], ports: 'ports' },
  { certificates: ['인증·성적서', 'certificates and test reports'] },
  {
    size: 'size',
    rating: 'rating',
    maxPressure: ['호칭경별 사용 압력', 'pressure by size'],
    maxDifferential: ['최대 차압', 'differential pressure'],
  },
  { temperature: ['슬리브 재질', 'sleeve material'] },
  { controlAirAbove: CONTROL_AIR, pilotPort: CONTROL_AIR },
  { strokeTime: ['작동 시간', 'operating time'], airConsumption: 'airConsumption' },
  {
    actuation: 'action',
    action: 'action',
    actuatorSupply: ['공급 범위', 'supply range'],
    airSupply: ['단동식 최소 공급 압력', 'minimum supply pressure, spring-return'],
    failPosition: ['공급 차단 시 위치', 'position on supply failure'],
  },
  { singlePhase: VERSION, threePhase: VERSION },
  { duty: 'duty' },
  {
    protection: 'protection',
    explosionProtection: 'explosionProtection',
    ambient: 'ambient',
    actuatorTemperature: ['온도 기준', 'ambient or supply-air temperature'],
    manualOverride: 'manualOverride',
  },
  { mechanism: 'mechanism', accessoryFaces: ['부속 기기 접속면', 'accessory interface'] },
];

const TORQUE_PER_SIZE: Word = ['크기별 토크', 'torque per size'];

/** Of the AP range part of each is known: the question is about the rest. */
const OF_PNEUMATIC: Partial<Record<FactKey, Word>> = {
  torque: TORQUE_PER_SIZE,
  strokeTorques: TORQUE_PER_SIZE,
  mounting: ['플랜지 번호', 'flange size'],
  protection: ['표준 보호등급', 'standard protection'],
};
const OF_ACTUATORS: Partial<Record<FactKey, Word>> = {
  mounting: ['장착 플랜지', 'mounting flange'],
};

/** The name of a key among others, in Korean and in English. */
export function questionWord(
  key: FactKey,
  usual: Word,
  { facts }: Product,
  at?: number,
): readonly [ko: string, en: string] {
  const { traits } = facts;
  const word =
    (traits.includes('pneumatic') && OF_PNEUMATIC[key]) ||
    (traits.includes('actuator') && OF_ACTUATORS[key]) ||
    usual;
  if (key === 'temperature' && !traits.includes('pinch'))
    return ['확장 온도의 조건', 'condition of the extended limit'];
  if (key === 'strokeTime' && at !== undefined)
    return [`${at} Hz 작동 시간`, `operating time at ${at} Hz`];
  if (typeof word !== 'string') return word;
  const { ko, en } = keyEntry(word).label;
  return [ko, en.charAt(0).toLowerCase() + en.slice(1)];
}

// ---------------------------------------------------------------- reading a question

/** What parts two names in a question: `치수·중량`, `Dimensions, weight`. */
const BETWEEN = /^(?:·|, )/;
/** `60 Hz 작동 시간`, `operating time at 60 Hz`. */
const AT = /^\d+ Hz | at \d+ Hz$/gi;

/** Facts whose question asks for something beside the value: the sleeve behind a temperature, the version behind a voltage. */
const ASKED_BESIDE: ReadonlySet<FactKey> = new Set([
  'temperature',
  'actuatorTemperature',
  'singlePhase',
  'threePhase',
]);

/**
 * The facts that a question asks for, in the order in which it names them: `치수·중량` asks for `dimensions`, `faceToFace` and
 * `weight`. Of a question in a visitor's own words, of files, and of what stands beside a value, there are none.
 */
export function keysOfQuestion(product: Product, about: string): FactKey[] {
  const names = namesOf(product);
  const keys: FactKey[] = [];
  let left = about.replaceAll(AT, '').toLowerCase();
  while (left !== '') {
    const found = names.find(
      ([name]) => left.startsWith(name) && (left === name || BETWEEN.test(left.slice(name.length))),
    );
    if (!found) return [];
    keys.push(...found[1]);
    left = left.slice(found[0].length).replace(BETWEEN, '');
  }
  return FACT_KEYS.filter((key) => keys.includes(key));
}

/** Names in both languages, the longest first, each with the keys that it stands for. */
function namesOf(product: Product): (readonly [name: string, keys: readonly FactKey[]])[] {
  const names = new Map<string, FactKey[]>();
  const add = (name: string, key: FactKey, isValue = true) => {
    const of = names.get(name.toLowerCase()) ?? [];
    names.set(name.toLowerCase(), isValue ? [...of, key] : of);
  };
  const asked = (key: FactKey) => isAskedOf(key, product.facts.traits);
  for (const group of QUESTION_GROUPS)
    for (const [key, word] of Object.entries(group))
      // A group may name files, which are no fact.
      if (key in group && key !== 'CAD' && asked(key as FactKey))
        for (const name of questionWord(key as FactKey, word, product))
          add(name, key as FactKey, !ASKED_BESIDE.has(key as FactKey));
  // The comparison asks by the labels of the facts.
  for (const key of FACT_KEYS.filter(asked))
    for (const name of Object.values(keyEntry(key).label))
      if (!names.has(name.toLowerCase())) add(name, key);
  return [...names].toSorted(([a], [b]) => b.length - a.length);
}
