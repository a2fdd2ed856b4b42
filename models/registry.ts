import type { ModelRef } from '#content/schema/model.ts';
import type { Bilingual } from './lib/part.ts';

/** A model to make: its family and parameters, and what it is called in alternative texts. */
export interface ModelEntry {
  ref: ModelRef;
  /** Type and code, as a noun phrase. */
  name: Bilingual;
}

/** Every model by id; ids equal product ids where a product has one. Pictures are named after them. */
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
    name: { ko: '단동식(스프링 리턴) 공압 액추에이터 AP', en: 'Spring-return pneumatic actuator AP' },
  },
  'quarter-turn-480': {
    ref: { family: 'electric-quarter-turn', params: {} },
    name: { ko: '쿼터턴 전동 액추에이터 480 시리즈', en: 'Quarter-turn electric actuator, 480 series' },
  },
  'multi-turn': {
    ref: { family: 'electric-multi-turn', params: { control: true } },
    name: { ko: '일체형 제어 다회전 전동 액추에이터', en: 'Multi-turn electric actuator with integral control' },
  },
  'hydraulic': {
    ref: { family: 'special', params: { motor: 'hydraulic' } },
    name: { ko: '유압 모터 액추에이터', en: 'Hydraulic motor actuator' },
  },
  'vane-motor': {
    ref: { family: 'special', params: { motor: 'vane' } },
    name: { ko: '공압 베인 모터 액추에이터', en: 'Pneumatic vane motor actuator' },
  },
};
