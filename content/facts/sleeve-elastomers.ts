import type { SleeveElastomer } from '#content/schema/technical.ts';

const NR = { ko: '천연고무', en: 'Natural rubber' };
const NBR = { ko: '니트릴 고무', en: 'Nitrile rubber' };
const EPDM = { ko: '에틸렌 프로필렌 디엔 고무', en: 'Ethylene propylene diene rubber' };

/** The same rubber with the word that the source adds. */
const conductive = (base: { ko: string; en: string }) => ({
  ko: `${base.ko}, 도전성`,
  en: `${base.en}, conductive`,
});
/** What LQ and SKAZ mean the source does not say: neither grade nor colour is claimed. */
const marked = (base: { ko: string; en: string }, mark: string) => ({
  ko: `${base.ko}, ${mark}`,
  en: `${base.en}, ${mark}`,
});

/** Sleeve materials and their highest temperatures, °C (spec §9). Names of rubbers: ISO 1629. In order of temperature. */
const materials: readonly Omit<SleeveElastomer, 'source'>[] = [
  {
    material: 'NR standard',
    description: { ko: '천연고무, 표준', en: 'Natural rubber, standard' },
    temperature: 80,
  },
  { material: 'NR SKAZ', description: marked(NR, 'SKAZ'), temperature: 80 },
  { material: 'NR LQ-clear', description: marked(NR, 'LQ-clear'), temperature: 80 },
  { material: 'NR E-conductive', description: conductive(NR), temperature: 80 },
  { material: 'NR LQ-black', description: marked(NR, 'LQ-black'), temperature: 100 },
  {
    material: 'CR',
    description: { ko: '클로로프렌 고무', en: 'Chloroprene rubber' },
    temperature: 100,
  },
  { material: 'NBR', description: NBR, temperature: 100 },
  { material: 'NBR LQ-clear', description: marked(NBR, 'LQ-clear'), temperature: 100 },
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
  { material: 'EPDM LQ-clear', description: marked(EPDM, 'LQ-clear'), temperature: 120 },
  { material: 'MQ', description: { ko: '실리콘 고무', en: 'Silicone rubber' }, temperature: 150 },
];

/** The highest temperatures are the specification's. */
const sleeveElastomers: readonly SleeveElastomer[] = materials.map((material) => ({
  ...material,
  source: 'spec §9',
}));

export default sleeveElastomers;
