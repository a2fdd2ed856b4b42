import type { Localized } from './schema/localized.ts';

/** A kind of product that the catalogue does not have, or a property that it states of no product. */
export interface AbsentWord {
  id: string;
  /** As the sentence names it. */
  name: Localized;
  /** What it must not be taken for. */
  note?: Localized;
  /** What comes nearest, where that is known before a size is. */
  nearest?: { title: Localized; path: string };
  /** Words that ask for it, in any language. */
  words: readonly string[];
}

/** The search says first that no product has it, then how to ask. */
export const absentWords: readonly AbsentWord[] = [
  {
    id: 'check-valve',
    name: { ko: '체크 밸브', en: 'check valve' },
    words: ['체크 밸브', '첵밸브', '역지변', 'check valve', 'non-return valve'],
  },
  {
    id: 'knife-gate-valve',
    name: { ko: '나이프 게이트 밸브', en: 'knife gate valve' },
    words: ['나이프 게이트', 'knife gate'],
  },
  {
    id: 'gate-valve',
    name: { ko: '게이트 밸브', en: 'gate valve' },
    words: ['게이트 밸브', '슬루스 밸브', '제수 밸브', 'gate valve', 'sluice valve'],
  },
  {
    id: 'globe-valve',
    name: { ko: '글로브 밸브', en: 'globe valve' },
    words: ['글로브', 'globe'],
  },
  {
    id: 'plug-valve',
    name: { ko: '플러그 밸브', en: 'plug valve' },
    words: ['플러그 밸브', 'plug valve'],
  },
  {
    id: 'needle-valve',
    name: { ko: '니들 밸브', en: 'needle valve' },
    words: ['니들 밸브', 'needle valve'],
  },
  {
    id: 'diaphragm-valve',
    name: { ko: '다이어프램 밸브', en: 'diaphragm valve' },
    words: ['다이어프램 밸브', '다이아프램 밸브', 'diaphragm valve'],
  },
  {
    id: 'safety-valve',
    name: { ko: '안전 밸브', en: 'safety valve' },
    words: ['안전 밸브', '릴리프 밸브', 'safety valve', 'relief valve', 'psv'],
  },
  {
    id: 'pressure-reducing-valve',
    name: { ko: '감압 밸브', en: 'pressure reducing valve' },
    words: ['감압 밸브', '감압변', 'reducing valve', 'prv'],
  },
  {
    id: 'strainer',
    name: { ko: '스트레이너', en: 'strainer' },
    words: ['스트레이너', '스트레나', '여과기', 'strainer'],
  },
  {
    id: 'steam-trap',
    name: { ko: '스팀 트랩', en: 'steam trap' },
    words: ['스팀 트랩', '증기 트랩', 'steam trap'],
  },
  {
    id: 'pressure-gauge',
    name: { ko: '압력계', en: 'pressure gauge' },
    words: ['압력계', 'pressure gauge'],
  },
  {
    id: 'flow-meter',
    name: { ko: '유량계', en: 'flow meter' },
    words: ['유량계', 'flow meter', 'flowmeter'],
  },
  {
    id: 'explosion-proof',
    name: { ko: '방폭', en: 'explosion-proof' },
    note: {
      ko: '보호등급(IP)은 방폭 등급이 아닙니다.',
      en: 'A degree of protection (IP) is not an explosion protection.',
    },
    nearest: {
      title: {
        ko: '보호등급(IP)이 있는 액추에이터',
        en: 'Actuators with a degree of protection (IP)',
      },
      path: '/products?ip=IP67#finder',
    },
    words: ['방폭', 'explosion proof', 'explosion protected', 'atex', 'iecex', 'kcs'],
  },
  {
    id: 'safety-integrity',
    name: { ko: 'SIL 등급', en: 'SIL rating' },
    words: ['sil', 'sil2', 'sil3', 'iec 61508'],
  },
  {
    id: 'fire-safe',
    name: { ko: '파이어 세이프', en: 'fire-safe' },
    words: ['파이어 세이프', 'fire safe', 'api 607'],
  },
  {
    id: 'api',
    name: { ko: 'API 규격', en: 'API standard' },
    words: ['api'],
  },
];
