/** The one colour that styles, data sheets, pages of the server, the 3D viewer and drawings share. */

/** The brand's red: marks the current place, and nothing else. `onDark` on dark paper and blueprints. */
export const NEEDLE = { onLight: '#c93408', onDark: '#ff7a4d' } as const;
