import type { SleeveElastomer } from '#content/schema/technical.ts';

const NR = { ko: '천연고무', en: 'Natural rubber' };
const NBR = { ko: '니트릴 고무', en: 'Nitrile rubber' };
const EPDM = { ko: '에틸렌 프로필렌 고무', en: 'Ethylene propylene rubber' };

/** The same rubber with the word that the source adds; what LQ and SKAZ mean is not explained there. */
const conductive = (base: { ko: string; en: string }) => ({
  ko: `${base.ko}, 도전성`,
  en: `${base.en}, conductive`,
});
const grade = (base: { ko: string; en: string }, name: string) => ({
  ko: `${base.ko}, ${name} 등급`,
  en: `${base.en}, grade ${name}`,
});

/** Sleeve materials and their highest temperatures, °C (spec §9). Names of rubbers: ISO 1629. In order of temperature. */
const materials: readonly Omit<SleeveElastomer, 'source'>[] = [
  {
    material: 'NR standard',
    description: { ko: '천연고무, 표준', en: 'Natural rubber, standard' },
    temperature: 80,
  },
  { material: 'NR SKAZ', description: grade(NR, 'SKAZ'), temperature: 80 },
  { material: 'NR LQ-clear', description: grade(NR, 'LQ-clear'), temperature: 80 },
  { material: 'NR E-conductive', description: conductive(NR), temperature: 80 },
  { material: 'NR LQ-black', description: grade(NR, 'LQ-black'), temperature: 100 },
  {
    material: 'CR',
    description: { ko: '클로로프렌 고무', en: 'Chloroprene rubber' },
    temperature: 100,
  },
  { material: 'NBR', description: NBR, temperature: 100 },
  { material: 'NBR LQ-clear', description: grade(NBR, 'LQ-clear'), temperature: 100 },
  { material: 'NBR E-conductive', description: conductive(NBR), temperature: 100 },
  {
    material: 'SBR',
    description: { ko: '스티렌 부타디엔 고무', en: 'Styrene butadiene rubber' },
    temperature: 100,
  },
  {
    material: 'FPM',
    description: { ko: '불소고무 (FKM)', en: 'Fluoro rubber (FKM)' },
    temperature: 100,
  },
  { material: 'IIR', description: { ko: '부틸 고무', en: 'Butyl rubber' }, temperature: 100 },
  {
    material: 'CSM',
    description: { ko: '클로로설폰화 폴리에틸렌', en: 'Chlorosulfonated polyethylene' },
    temperature: 100,
  },
  { material: 'EPDM', description: EPDM, temperature: 120 },
  { material: 'EPDM LQ-clear', description: grade(EPDM, 'LQ-clear'), temperature: 120 },
  { material: 'MQ', description: { ko: '실리콘 고무', en: 'Silicone rubber' }, temperature: 150 },
];

/** The highest temperatures are the specification's. */
const sleeveElastomers: readonly SleeveElastomer[] = materials.map((material) => ({
  ...material,
  source: 'spec §9',
}));

export default sleeveElastomers;
