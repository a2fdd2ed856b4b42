/**
 * A material: flat tones for drawings, physical values for renders.
 * Paint has the colour of the product's category; yellow and brass are for ports and indicators only.
 */
export interface Material {
  /** Fills of the tone drawing, sRGB hex. */
  tones: readonly [light: string, mid: string, dark: string];
  /** Base colour of renders, sRGB hex. */
  colour: string;
  /** Metalness: 0 for paint, rubber and plastic, 1 for bare metal. */
  metal: number;
  /** 0 (mirror) to 1 (matt). */
  roughness: number;
  /** Strength of the clear coat, 0 to 1. */
  clearcoat: number;
  /** Material of its cut faces. */
  cut: CutName;
}

/** Lines of a hatching: neighbouring bodies lean the other way or stand closer, elastomers are crossed (ISO 128-3). */
export interface Hatching {
  degrees: readonly (45 | -45)[];
  /** Distance of the lines, as a share of the usual one. */
  spacing: number;
}

type CutName = 'cut-cast' | 'cut-second' | 'cut-rubber' | 'cut-soft' | 'cut-metal' | 'cut-ball';

const CUT_CAST = 'cut-cast',
  CUT_SECOND = 'cut-second',
  CUT_RUBBER = 'cut-rubber',
  CUT_SOFT = 'cut-soft',
  CUT_METAL = 'cut-metal',
  CUT_BALL = 'cut-ball';

function material(
  colour: string,
  tones: Material['tones'],
  surface: readonly [metal: number, roughness: number, clearcoat: number],
  cut: CutName = CUT_CAST,
): Material {
  const [metal, roughness, clearcoat] = surface;
  return { tones, colour, metal, roughness, clearcoat, cut };
}

/**
 * Ink lines on white: red beside the needle would read as a position. Tones and colour are for what is drawn without
 * hatching, such as the 3D view.
 */
function cutFace(degrees: Hatching['degrees'], spacing = 1): Material & { hatching: Hatching } {
  const hatching = { degrees, spacing };
  return { ...material('#dfe4e8', ['#ffffff', '#ffffff', '#ffffff'], [0, 0.6, 0.1]), hatching };
}

export const materials = {
  // Paint, by category
  'paint-pneumatic': material(
    '#5f3419',
    ['#9a6a4a', '#7d5136', '#5c3a26'],
    [0, 0.42, 0.7],
    CUT_SECOND,
  ),
  /** Of an actuator of which nobody says what drives it. */
  'paint-system': material(
    '#2b343d',
    ['#6d7883', '#4f5a65', '#38424c'],
    [0, 0.42, 0.7],
    CUT_SECOND,
  ),
  'paint-electric': material('#0a6266', ['#3f9a93', '#237f78', '#155a56'], [0, 0.42, 0.7]),
  'paint-special': material('#47357a', ['#8a72b8', '#6b5299', '#4b3872'], [0, 0.42, 0.7]),
  'paint-valve': material('#184a86', ['#4f86c6', '#2f68ab', '#1f4a80'], [0, 0.4, 0.7]),
  /** The same paint with the second cut colour: tells the halves of a split body apart in a section. */
  'paint-valve-second': material(
    '#184a86',
    ['#4f86c6', '#2f68ab', '#1f4a80'],
    [0, 0.4, 0.7],
    CUT_SECOND,
  ),
  // Castings and metals
  'cast-iron': material('#868e97', ['#c9ced4', '#aab1b9', '#848c96'], [0, 0.55, 0.25]),
  /** As `cast-iron`, with the second cut colour for the casting bolted to it. */
  'cast-iron-flange': material(
    '#868e97',
    ['#c9ced4', '#aab1b9', '#848c96'],
    [0, 0.55, 0.25],
    CUT_SECOND,
  ),
  'cast-aluminium': material('#c4c9ce', ['#dfe2e5', '#c3c8cd', '#9aa1a8'], [0.75, 0.42, 0]),
  'cast-aluminium-cap': material(
    '#c4c9ce',
    ['#dfe2e5', '#c3c8cd', '#9aa1a8'],
    [0.75, 0.42, 0],
    CUT_SECOND,
  ),
  anodised: material('#d3d7db', ['#d9dcdf', '#bcc1c6', '#8f969d'], [0.8, 0.36, 0]),
  /** The same with the second cut colour: an actuator's foot on a valve's pad. */
  'anodised-second': material(
    '#d3d7db',
    ['#d9dcdf', '#bcc1c6', '#8f969d'],
    [0.8, 0.36, 0],
    CUT_SECOND,
  ),
  stainless: material('#d6d9dc', ['#dfe2e4', '#c2c7cc', '#959ca4'], [1, 0.36, 0]),
  'stainless-second': material(
    '#d6d9dc',
    ['#dfe2e4', '#c2c7cc', '#959ca4'],
    [1, 0.36, 0],
    CUT_SECOND,
  ),
  steel: material('#c3c7cc', ['#e6e8ea', '#c6cacf', '#979da4'], [1, 0.28, 0], CUT_METAL),
  /** Darker tones than stainless steel: a ball in its bore would look like a hole in the paper. */
  polished: material('#e6e9ec', ['#d5dade', '#b4bbc2', '#89929b'], [1, 0.12, 0], CUT_BALL),
  pipe: material('#b9bec4', ['#dde0e3', '#bfc4c9', '#959ba2'], [0.85, 0.4, 0], CUT_METAL),
  // Elastomers and plastics
  rubber: material('#1b1c1e', ['#4a4d52', '#35383c', '#212326'], [0, 0.6, 0.12], CUT_RUBBER),
  'rubber-worn': material('#5a4d3e', ['#8a7a66', '#6b5d4c', '#4b4034'], [0, 0.95, 0], CUT_RUBBER),
  'black-plastic': material(
    '#1c1e21',
    ['#4b4e53', '#36383c', '#232528'],
    [0, 0.5, 0.45],
    CUT_RUBBER,
  ),
  /** Its light tone is darker than any paper: a lit bore would look like a hole in the valve. */
  ptfe: material('#f1f1ee', ['#eae9e2', '#d9dad5', '#bcbfbf'], [0, 0.5, 0.2], CUT_SOFT),
  glass: material('#b7d19a', ['#d7e8c8', '#bcd3a6', '#93ad7a'], [0, 0.3, 0.8], CUT_METAL),
  // Ports and indicators
  brass: material('#e09a16', ['#f0b84a', '#d9982a', '#a87118'], [0, 0.35, 0.7], CUT_METAL),
  indicator: material('#f5bd10', ['#ffd95a', '#f0c030', '#bf9420'], [0, 0.35, 0.6], CUT_METAL),
  'signal-red': material('#b5352a', ['#d8685c', '#b9463b', '#8a2f27'], [0, 0.4, 0.7]),
  wood: material('#b08a58', ['#dcc4a0', '#c2a67e', '#94794f'], [0, 0.8, 0]),
  // Cut faces: assigned by the pipeline, not by families
  'cut-cast': cutFace([45]),
  'cut-second': cutFace([-45]),
  'cut-rubber': cutFace([45, -45], 0.6),
  'cut-ball': cutFace([45], 0.65),
  /** Seats and packing: leans the other way than ball and body, and closer than a second casting. */
  'cut-soft': cutFace([-45], 0.4),
  'cut-metal': material('#e8ebee', ['#f2f4f5', '#dde1e4', '#b4bac0'], [0, 0.6, 0.1]),
} as const satisfies Record<string, Material>;

/** Every material that a part or a cut face may have. */
export type MaterialName = keyof typeof materials;
