import { INK, lineDrawing } from './symbols.ts';

const CENTRE = { x: 46, y: 66 };

/** Angles of rotation on a dial: the standard one filled, the options as dashed rays. 112 by 72 units. */
export function dial({
  standard,
  options,
}: {
  standard: number;
  options: readonly number[];
}): string {
  const at = (angle: number, radius: number) => {
    const turned = (angle * Math.PI) / 180;
    return {
      x: (CENTRE.x + radius * Math.cos(turned)).toFixed(2),
      y: (CENTRE.y - radius * Math.sin(turned)).toFixed(2),
    };
  };
  const point = (angle: number, radius: number) => Object.values(at(angle, radius)).join(' ');
  const centre = `${CENTRE.x} ${CENTRE.y}`;
  const rays = [...options, standard].toSorted((a, b) => a - b);
  const number = (angle: number) => {
    const { x, y } = at(angle, 57);
    return `<text x="${x}" y="${(Number(y) + 2.6).toFixed(2)}" font-size="8.4" text-anchor="middle" fill="${INK}" stroke="none" font-family="Pretendard" font-weight="${angle === standard ? 700 : 400}">${angle}°</text>`;
  };
  return lineDrawing(
    '0 0 112 72',
    0.8,
    [
      `<path d="M${centre}L${point(0, 46)}A46 46 0 0 0 ${point(standard, 46)}z" fill="#e4dcd6" stroke="none"/>`,
      `<path d="M${point(0, 46)}A46 46 0 0 0 ${point(Math.max(...rays), 46)}" stroke-width=".6"/>`,
      `<path d="M${centre}L${point(0, 50)}" stroke-width="1.4"/>`,
      ...rays.map(
        (angle) =>
          `<path d="M${centre}L${point(angle, 50)}" ${angle === standard ? 'stroke-width="1.4"' : 'stroke-width=".6" stroke-dasharray="3 1.6"'}/>${number(angle)}`,
      ),
      `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="2.2" fill="${INK}" stroke="none"/>`,
    ].join(''),
  );
}
