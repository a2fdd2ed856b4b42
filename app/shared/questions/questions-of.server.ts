import type { Localized } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';
import { questions } from '#facts/rows.ts';

import type { Language } from '#contract/address.ts';
import { filesOfProduct } from '#app/shared/files/files.server.ts';

/** A name of its own, or the label of a key. */
type Word = FactKey | readonly [ko: string, en: string];
const CONNECTIONS: Word = ['접속 규격', 'connections'];
const TORQUE: Word = ['토크', 'torque'];
const CONTROL_AIR: Word = ['조작 공기', 'control air'];
const VERSION: Word = ['전압별 사양', 'version per voltage'];

/**
 * What is asked together, as one question: a chip for each group that has something open. `CAD` is not a fact; keys that
 * nobody asks for are in no group.
 */
const GROUPS: readonly Partial<Record<FactKey | 'CAD', Word>>[] = [
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
    airSupply: ['단동식 공급 압력', 'supply pressure, spring-return'],
    failPosition: ['공급 차단 시 위치', 'position on supply failure'],
  },
  { singlePhase: VERSION, threePhase: VERSION },
  { duty: 'duty' },
  {
    protection: 'protection',
    explosionProtection: 'explosionProtection',
    ambient: 'ambient',
    actuatorTemperature: ['온도 기준', 'reference of the temperature'],
    manualOverride: 'manualOverride',
  },
  { mechanism: 'mechanism', accessoryFaces: ['부속 접속면', 'accessory faces'] },
];

/** The name of a key among others, in Korean and in English. */
function wordOf(
  key: FactKey,
  word: Word,
  { facts }: Product,
  at?: number,
): readonly [ko: string, en: string] {
  const { traits } = facts;
  if (key === 'temperature' && !traits.includes('pinch'))
    return ['확장 온도의 조건', 'condition of the extended limit'];
  if (key === 'mounting' && traits.includes('actuator')) return ['장착 플랜지', 'mounting flange'];
  if (key === 'strokeTime' && at !== undefined)
    return [`${at} Hz 작동 시간`, `operating time at ${at} Hz`];
  if (typeof word !== 'string') return word;
  const { ko, en } = keyEntry(word).label;
  return [ko, en.charAt(0).toLowerCase() + en.slice(1)];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What can be asked about a product, in both languages. */
export function questionPairs(product: Product): Localized[] {
  const open = questions(product.facts);
  const hasCad = filesOfProduct(product, 'ko').some(
    ({ kind }) => kind === 'step' || kind === 'dxf',
  );
  return GROUPS.flatMap((group) => {
    const words = Object.entries(group).flatMap(([key, word]) =>
      key === 'CAD'
        ? hasCad || typeof word === 'string'
          ? []
          : [word]
        : open
            .filter((each) => each.key === key)
            .map((each) => wordOf(each.key, word, product, each.at?.value)),
    );
    const list = (language: 0 | 1) => [...new Set(words.map((word) => word[language]))];
    return words.length === 0 ? [] : [{ ko: list(0).join('·'), en: capital(list(1).join(', ')) }];
  });
}

export const questionsOf = (product: Product, language: Language): string[] =>
  questionPairs(product).map((question) => question[language]);
