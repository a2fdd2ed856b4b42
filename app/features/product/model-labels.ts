import type { Translate } from '#app/i18n/translate.ts';
import type { ModelViewerLabels } from '#app/ui/model-viewer/model-viewer.tsx';

const MINUS = '\u2212';
const signed = (value: number) => String(value).replace('-', MINUS);

/** Words of the 3D viewer. @param name what the model is: "PQVF Pinch valve" */
export function modelLabels(t: Translate, name: string): ModelViewerLabels {
  return {
    name: t('product:model.name', { name }),
    kind: t('product:model.kind'),
    hint: t('product:model.hint'),
    keys: t('product:model.keys'),
    illustration: t('product:model.illustration'),
    turnLeft: t('product:model.turnLeft'),
    turnRight: t('product:model.turnRight'),
    turnUp: t('product:model.turnUp'),
    turnDown: t('product:model.turnDown'),
    zoomIn: t('product:model.zoomIn'),
    zoomOut: t('product:model.zoomOut'),
    reset: t('product:model.reset'),
    section: t('product:model.section'),
    depth: t('product:model.depth'),
    apart: t('product:model.apart'),
    parts: t('product:model.parts'),
    alternatives: t('product:model.ports'),
    alternativesNote: t('product:model.portsNote'),
    state: ({ azimuth, elevation, zoom, depth, apart }) => {
      const view = t('product:model.state', {
        azimuth: signed(azimuth),
        elevation: signed(elevation),
        zoom,
      });
      return [
        view,
        ...(depth === undefined ? [] : [t('product:model.cut', { depth })]),
        ...(apart === undefined ? [] : [t('product:model.exploded', { apart })]),
      ].join(', ');
    },
  };
}
