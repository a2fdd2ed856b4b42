import { queryOf } from '#contract/address.ts';

/** What is longer is not said again; so many are enough to see what went wrong. */
const [LONGEST, MOST] = [24, 5];

/** Conditions that the site reads, by their names in an address. */
const KNOWN =
  /^(?:dn|pn|class|bar|temp|torque|rotation|phase|volt|air|oil|category|family|application|brand|actuation|flange|ip|jis|p|pu|q|sort)$/;

/** Names that people give to conditions, and ours in other letters. */
const CONDITION =
  /^(?:dn|nps|size|diameter|bore|pn|class|ansi|rating|bar|psi|pressure|press|temp|temperature|torque|nm|rotation|angle|phase|volt|voltage|supply|air|oil|category|family|type|application|medium|fluid|brand|actuation|flange|ip|protection|qty|quantity|호칭경|구경|크기|압력|온도|토크|유체|수량)$/i;

/** A value with the unit or the name of a measure: `150A`, `10 bar`, `DN150`. */
const MEASURE =
  /^(?:(?:dn|pn|nps|class|ansi) ?\d[\d.,/]*|[-+\u2212]?\d[\d.,/]* ?(?:a|b|k|mm|inch|in|"|bar|barg|psi|kpa|mpa|°?[cf]|℃|도|nm|v|hz))$/i;

/** Parameters that look like conditions and that no page reads, as written: `size=150`, `DN=150`, `d=150A`. */
export const unknownConditions = (search: string): string[] =>
  [...queryOf(search)]
    .filter(
      ([name, value]) =>
        value.trim() !== '' &&
        !KNOWN.test(name) &&
        (CONDITION.test(name) || MEASURE.test(value.trim())),
    )
    .map(([name, value]) => `${name.slice(0, LONGEST)}=${value.slice(0, LONGEST)}`)
    .slice(0, MOST);
