import type { ModelRef } from '../content/schema/model.ts';
import type { Bilingual } from './lib/part.ts';

/** A model: family, parameters, and its name in alternative texts. */
export interface ModelEntry {
  ref: ModelRef;
  /** Type and code, as a noun phrase. */
  name: Bilingual;
}

/** Every model by id, which names its files. A product's model has the product's id. */
export const models: Record<string, ModelEntry> = {
  pqvf: {
    ref: { family: 'pqvf', params: { dn: 100 } },
    name: { ko: '핀치 밸브 PQVF', en: 'Pinch valve PQVF' },
  },
  pqvi: {
    ref: { family: 'pqvi', params: { dn: 25 } },
    name: { ko: '핀치 밸브 PQVI', en: 'Pinch valve PQVI' },
  },
  'ap-da': {
    ref: { family: 'pneumatic', params: { action: 'double-acting' } },
    name: { ko: '복동식 공압 액추에이터 AP', en: 'Double-acting pneumatic actuator AP' },
  },
  'ap-sr': {
    ref: { family: 'pneumatic', params: { action: 'spring-return' } },
    name: {
      ko: '단동식(스프링 리턴) 공압 액추에이터 AP',
      en: 'Spring-return pneumatic actuator AP',
    },
  },
  'quarter-turn-480': {
    ref: { family: 'electric-quarter-turn', params: {} },
    name: {
      ko: '쿼터턴 전동 액추에이터 480 시리즈',
      en: 'Quarter-turn electric actuator, 480 series',
    },
  },
  'multi-turn': {
    ref: { family: 'electric-multi-turn', params: { control: true } },
    name: {
      ko: '일체형 제어 다회전 전동 액추에이터',
      en: 'Multi-turn electric actuator with integral control',
    },
  },
  hydraulic: {
    ref: { family: 'special', params: { motor: 'hydraulic' } },
    name: { ko: '유압 모터 액추에이터', en: 'Hydraulic motor actuator' },
  },
  'vane-motor': {
    ref: { family: 'special', params: { motor: 'vane' } },
    name: { ko: '공압 베인 모터 액추에이터', en: 'Pneumatic vane motor actuator' },
  },
  301: {
    ref: {
      family: 'butterfly',
      params: { body: 'wafer-four-lugs', neck: 'ribbed', operator: 'lever' },
    },
    name: { ko: '버터플라이 밸브 301', en: 'Butterfly valve 301' },
  },
  '301e': {
    ref: {
      family: 'butterfly',
      params: { body: 'wafer-two-lugs', neck: 'oval', operator: 'shaft' },
    },
    name: { ko: '버터플라이 밸브 301E', en: 'Butterfly valve 301E' },
  },
  '301tss': {
    ref: {
      family: 'butterfly',
      params: { body: 'wafer-four-lugs', neck: 'ribbed', operator: 'shaft' },
    },
    name: { ko: '버터플라이 밸브 301TSS', en: 'Butterfly valve 301TSS' },
  },
  '401n': {
    ref: {
      family: 'butterfly',
      params: { body: 'lug', neck: 'yoke', operator: 'shaft' },
    },
    name: { ko: '버터플라이 밸브 401N', en: 'Butterfly valve 401N' },
  },
  '501m': {
    ref: {
      family: 'butterfly',
      params: { body: 'double-flanged', neck: 'yoke', operator: 'shaft' },
    },
    name: { ko: '버터플라이 밸브 501M', en: 'Butterfly valve 501M' },
  },
  ht600: {
    ref: {
      family: 'butterfly',
      params: { body: 'wafer-plain', neck: 'finned', operator: 'shaft' },
    },
    name: { ko: '버터플라이 밸브 HT600', en: 'Butterfly valve HT600' },
  },
  s10: {
    ref: { family: 'ball-flanged', params: { body: 'two-piece' } },
    name: { ko: '볼 밸브 S10', en: 'Ball valve S10' },
  },
  s30: {
    ref: { family: 'ball-flanged', params: { body: 'three-piece' } },
    name: { ko: '볼 밸브 S30', en: 'Ball valve S30' },
  },
  s30t: {
    ref: { family: 'ball-flanged', params: { body: 'two-piece-yoke' } },
    name: { ko: '볼 밸브 S30T', en: 'Ball valve S30T' },
  },
  s20: {
    ref: { family: 'ball-threaded', params: { body: 'three-piece', operator: 'lever' } },
    name: { ko: '볼 밸브 S20', en: 'Ball valve S20' },
  },
  s40: {
    ref: { family: 'ball-threaded', params: { body: 'two-piece', operator: 'wing-handle' } },
    name: { ko: '볼 밸브 S40', en: 'Ball valve S40' },
  },
  s50: {
    ref: { family: 'ball-threaded', params: { body: 'three-piece', operator: 'actuator' } },
    name: { ko: '볼 밸브 S50', en: 'Ball valve S50' },
  },
  s60: {
    ref: { family: 'ball-threaded', params: { body: 'two-piece', operator: 'actuator-bracket' } },
    name: { ko: '볼 밸브 S60', en: 'Ball valve S60' },
  },
  // Which of S70 and S80 has the T port is not stated: neither picture shows the ball.
  s70: {
    ref: { family: 'ball-three-way-actuated', params: { lies: 'along' } },
    name: { ko: '삼방 볼 밸브 S70', en: 'Three-way ball valve S70' },
  },
  s80: {
    ref: { family: 'ball-three-way-actuated', params: { lies: 'across' } },
    name: { ko: '삼방 볼 밸브 S80', en: 'Three-way ball valve S80' },
  },
  'three-way-t': {
    ref: { family: 'ball-three-way', params: { port: 'T' } },
    name: { ko: '삼방 볼 밸브, T 포트', en: 'Three-way ball valve, T-port' },
  },
  'three-way-l': {
    ref: { family: 'ball-three-way', params: { port: 'L' } },
    name: { ko: '삼방 볼 밸브, L 포트', en: 'Three-way ball valve, L-port' },
  },
  assembly: {
    ref: { family: 'actuated-valve', params: {} },
    name: { ko: '액추에이터를 장착한 밸브', en: 'Valve with its actuator' },
  },
};
