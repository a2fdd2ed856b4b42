import { drawingNumber, drawingRevision } from '../../content/drawing-revision.ts';

import { PQVI_PILOT_PORT, pqviProportions } from '#models/families/pinch-threaded.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { DIMENSION_LAYOUTS, type DimensionPicture, titleRows } from './dimension-layout.ts';
import { withoutDoubles } from './doubled-lines.ts';
import { DrawingSheet } from './drawing-sheet.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type MeshTolerance } from './mesh.ts';
import { drawView, END_VIEW, FRONT_VIEW } from './section-view.ts';

/** Length of the larger size, mm: one scale for both, so that the smaller valve looks smaller. */
const LONGEST = 150;
/** Radius of the body and height over the axis at DN 25, mm. */
const RADIUS = 42,
  TOP = 78;

/** Half section and end view of a PQVI with its stated length L and the threads of ends and pilot port. */
export function pqviDimensions(
  dn: 20 | 25,
  parts: readonly Part[],
  cutaway: Cutaway,
  tolerance: MeshTolerance,
): DimensionPicture[] {
  const { length, connection, thread, pilotThread, detailScale: k } = pqviProportions(dn);
  const section = withoutDoubles(lineArt(meshCutaway(parts, cutaway, tolerance), FRONT_VIEW, 2400));
  const end = withoutDoubles(lineArt(meshParts(parts, tolerance), END_VIEW, 1600));
  return DIMENSION_LAYOUTS.flatMap((layout) =>
    (['ko', 'en'] as const).map((language) => {
      const { name, width, height, letters, title, lengthY } = layout;
      // The valve is high above its axis: its views stand lower than those of a flanged valve.
      const front = [layout.front[0] - (name === 'wide' ? 40 : 60), layout.front[1] + 42] as const;
      // Third angle: the views share the axis along which they stand beside or above one another.
      const side: readonly [number, number] =
        name === 'wide' ? [layout.side[0], front[1]] : [front[0], layout.side[1] + 30];
      const scale = Math.min(layout.frontRoom / LONGEST, layout.diameterRoom / (TOP + RADIUS));
      const half = (length / 2) * scale,
        radius = RADIUS * k * scale,
        top = TOP * k * scale;
      const sheet = new DrawingSheet(`pqvi-${dn}-${name}`, width, height, letters);
      drawView(sheet, section, [...front], scale, true);
      drawView(sheet, end, [...side], scale);
      for (const [[x, y], reach] of [
        [front, half],
        [side, radius],
      ] as const) {
        sheet.centreLine(x - reach - 16, y, x + reach + 16, y);
        sheet.centreLine(x, y - top, x, y + radius + 16);
      }
      sheet.horizontalDimension(
        front[0] - half,
        front[0] + half,
        front[1] + 28 * k * scale,
        lengthY,
        String(length),
      );
      // The leaders reach the threads: one between the screws, one through the cut boss.
      const major = thread.major * scale;
      sheet.threadCircle(side[0], side[1], major);
      sheet.leader(
        [side[0] + radius + 20, side[1] - radius * 0.7],
        [side[0] + major * 0.94, side[1] - major * 0.34],
        connection,
      );
      const port: [number, number] = [front[0] + pilotThread * scale, front[1] - 46 * k * scale];
      sheet.leader([front[0] + 14 * k * scale + 70, front[1] - top + 30], port, PQVI_PILOT_PORT);
      if (name === 'upright') {
        sheet.viewArrow(front[0] + half + 12, front[1] - 34 * k * scale, 'A');
        sheet.text(side[0] - radius - 20, side[1] - top + 30, 'A', { strong: true });
      }
      sheet.titleBlock(
        title.y,
        title.rowHeight,
        titleRows(layout, language, {
          type: `PQVI DN ${dn}`,
          number: drawingNumber('PQVI', dn),
          revision: drawingRevision,
          connection,
          pilotPort: PQVI_PILOT_PORT,
          stated: 'L, G',
        }),
      );
      return { ...sheet.toSvg(), layout: name, language };
    }),
  );
}
