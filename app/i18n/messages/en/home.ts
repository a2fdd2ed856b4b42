/** Home page: labels around the texts of `content/company/home.ts`. */
export const home = {
  exploreProducts: 'Explore Products',
  contactUs: 'Contact Us',
  pause: 'Pause',
  play: 'Play',
  flange: 'Output flange',
  products: 'Products',
  productsLead: 'Actuators and valves from three makers abroad.',
  allProducts: 'All products',
  seeProducts: 'See products',
  figures: 'Key figures',
  temperatures: 'The temperatures of {{count}} valves on one scale',
  temperaturesLead:
    'Draw a line straight down at your medium temperature: it crosses the valves whose temperature range includes it. A bar that fades to the left has no stated lower limit.',
  temperaturesNote: 'With the extended option: {{list}}.',
  temperaturesSleeve:
    'For pinch valves the sleeve elastomer decides: the bar ends at the highest limit, {{material}}.',
  seeValves: 'SIRCA valves',
  featured: 'Featured product groups',
  sectors: 'Application sectors',
  sectorsLead:
    'The products we look at first for each sector. The final selection depends on the medium and the operating conditions.',
  strengths: 'Strengths',
  requestQuote: 'Request Quote',
  /** Form that leads to the finder. It has labels of its own, because the finder's messages are loaded with the finder. */
  conditions: {
    title: 'Find a product by condition',
    find: 'Find',
    pressure: 'Pressure',
    pressureKind: 'Kind of pressure',
    classKind: 'Class',
    size: 'Nominal size',
    temperature: 'Medium temperature',
    torque: 'Required torque',
  },
};
