import type { Localized } from '#content/schema/localized.ts';

/** Stands under the sleeve materials wherever a pinch valve is ordered from: the specification gives their highest temperatures, once for all pinch valves. */
export const sleeveReservations: Localized = {
  ko: '표는 최고 온도만 나타냅니다. 재질별 최저 온도, LQ와 SKAZ의 뜻, 어느 재질이 어느 형식과 호칭경에 공급되는지는 자료에 없습니다. 온도만으로 재질을 정할 수 없으므로 유체 이름, 농도, 고형물의 크기와 양을 함께 알려 주십시오. 식품 접촉 가능 여부 등은 따로 확인하십시오.',
  en: 'The table gives the highest temperatures only. The lowest temperature of each material, the meaning of LQ and SKAZ, and which materials are supplied for which type and size are not stated. Temperature alone does not decide the material: please give the medium, its concentration, and the size and amount of solids. Have suitability such as food contact confirmed separately.',
};
