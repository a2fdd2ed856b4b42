import type { FlangeDn } from '../../content/flange-sizes.ts';
import type { Part } from '#models/lib/part.ts';
import { pqvfProportions } from '#models/lib/pqvf-proportions.ts';
import type { Point } from './bezier.ts';
import { DxfDrawing } from './dxf.ts';
import { drawnOnce } from './plane-curves.ts';
import { projectParts } from './projection.ts';
import { writeStep } from './step.ts';

/** Stands in every CAD file: it is not the exact part. */
const DISCLAIMER = 'simplified envelope model';

/** STEP file of a PQVF's envelope, mm. */
export const pqvfStep = (
  dn: FlangeDn,
  envelope: readonly Part[],
  before: string | undefined,
): Promise<string> => {
  const names = { id: `PQVF-DN${dn}`, title: `PQVF DN ${dn}`, description: DISCLAIMER };
  return writeStep(names, envelope, before);
};

/** DXF of a PQVF's envelope: front view with hidden edges, end view, centre lines, stated dimensions. */
export function pqvfDxf(dn: FlangeDn, envelope: readonly Part[]): string {
  const s = pqvfProportions(dn);
  const { outer, pitchCircle, holes, holeDiameter, standard, pressure } = s.flange;
  const dxf = new DxfDrawing(`PQVF DN ${dn}, ${DISCLAIMER}, millimetres`);
  const text = outer / 22,
    half = s.length / 2,
    radius = outer / 2;
  const front = drawnOnce(projectParts(envelope, 'front')),
    end = drawnOnce(projectParts(envelope, 'right'));
  const shift: Point = [half + outer * 0.6 + radius, 0];
  for (const entity of front.visible) dxf.add('OUTLINE', entity);
  for (const entity of front.hidden) dxf.add('HIDDEN', entity);
  for (const entity of end.visible) dxf.add('OUTLINE', entity, shift);

  const past = text,
    top = s.bossTop + s.fitting * 1.7 + past;
  dxf.line('CENTER', [-half - past, 0], [half + past, 0]);
  dxf.line('CENTER', [0, -radius - past], [0, top]);
  dxf.line('CENTER', [shift[0] - radius - past, 0], [shift[0] + radius + past, 0]);
  dxf.line('CENTER', [shift[0], -radius - past], [shift[0], top]);
  dxf.add('CENTER', { kind: 'circle', centre: [0, 0], radius: pitchCircle / 2 }, shift);

  const horizontalDimension = (x1: number, x2: number, from: number, y: number, label: string) => {
    for (const x of [x1, x2]) dxf.line('DIMENSION', [x, from - 2], [x, y - text / 2]);
    dxf.line('DIMENSION', [x1, y], [x2, y]);
    dxf.arrow([x1, y], [-1, 0], text);
    dxf.arrow([x2, y], [1, 0], text);
    dxf.text([(x1 + x2) / 2, y + text * 0.4], text, label);
  };
  const verticalDimension = (size: number, from: number, x: number, label: string) => {
    for (const y of [-size / 2, size / 2]) dxf.line('DIMENSION', [from - 2, y], [x - text / 2, y]);
    dxf.line('DIMENSION', [x, -size / 2], [x, size / 2]);
    dxf.arrow([x, -size / 2], [0, -1], text);
    dxf.arrow([x, size / 2], [0, 1], text);
    dxf.text([x - text * 0.4, 0], text, label, 90);
  };
  horizontalDimension(-half, half, -s.lip, -radius - 4 * text, `L = ${s.length}`);
  horizontalDimension(
    shift[0] - pitchCircle / 2,
    shift[0] + pitchCircle / 2,
    0,
    -radius - 4 * text,
    `%%ck = ${pitchCircle} *`,
  );
  verticalDimension(outer, -s.face, -half - 7 * text, `%%cD = ${outer}`);
  verticalDimension(2 * s.bore, -half, -half - 4 * text, `%%cDi = ${2 * s.bore}`);
  dxf.text([shift[0], top + text], text, `${holes} x %%c${holeDiameter} *`);
  dxf.text(
    [0, -radius - 7 * text],
    text,
    `PQVF DN ${dn} - ${standard} ${pressure} - ${DISCLAIMER} - mm`,
  );
  dxf.text([0, -radius - 9 * text], text, '* flange holes to be confirmed');
  return dxf.toString();
}
