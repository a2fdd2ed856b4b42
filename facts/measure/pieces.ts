/** How many of a thing are asked for, as lists write it. */

const PIECES = String.raw`ea|sets?|pcs?|nos?|lots?|units?|대|개소|개|조|식|세트|셋트|본|매|벌`;
const UNIT = new RegExp(String.raw`^(?:${PIECES})\.?$`, 'i');
/** `4`, `4EA`, `x 4`, `1,000`, and the `4.0` of a spreadsheet. */
const QUANTITY = new RegExp(
  String.raw`^(?:x|×|\*)?\s*([\d,]+)(?:\.0{1,2})?\s*\.?(${PIECES})?\.?$`,
  'i',
);
/** Most of one thing: what is more is a price. */
const MOST = 9_999;
export function counted(cell: string): RegExpExecArray | undefined {
  const found = QUANTITY.exec(cell.normalize('NFKC'));
  return found && Number(found[1]?.replaceAll(',', '')) <= MOST ? found : undefined;
}
/** In a line without columns: `4EA`, `2 대`, `x 3`, `수량: 5`. */
const QUANTITY_IN_LINE = new RegExp(
  String.raw`(?:[-–—:,/(]\s*)?(?<![\w.])(?:수량|qty\.?|q'ty|quantity)\s*[:=]?\s*([\d,]+)\s*(${PIECES})?(?![\w])\)?` +
    String.raw`|(?:[-–—:,/(x×*]\s*)?(?<![\w.,/])([\d,]+)\s*(${PIECES})(?![\w가-힣])\.?\)?` +
    String.raw`|\s(?:x|×|\*)\s*(\d{1,4})()(?![\w.]*["″'\w])|^(\d{1,4})()\s*[x×]\s`,
  'gi',
);
export const quantitiesIn = (line: string): RegExpExecArray[] => [
  ...line.matchAll(QUANTITY_IN_LINE),
];
export const isPieces = (cell: string): boolean => UNIT.test(cell);
