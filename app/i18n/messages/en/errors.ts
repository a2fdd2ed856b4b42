/** Pages that cannot be shown (spec §8). */
export const errors = {
  pageTitle: 'Page Not Found',
  pageText: 'The requested page does not exist or may have been moved.',
  pageAddress: 'Please check the address below.',
  requestedAddress: 'Requested address',
  goHome: 'Go to Homepage',
  goBack: 'Go Back',
  suggestions: 'Were you looking for one of these?',
  suggest: {
    sirca: 'SIRCA valves',
    products: 'All products',
    about: 'About',
    contact: 'Contact Us',
    home: 'Homepage',
  },
  keywords: 'industrial valves, actuators, butterfly valves, ball valves, pinch valves',
  pipe: 'A pipe with its valve taken out',
  productTitle: 'Product Not Found',
  productText:
    'The requested product information could not be found. Please check the URL or explore other products.',
  failedTitle: 'This page could not be shown',
  failedText:
    'Something went wrong while it was loading. Please check your connection and try again.',
  failedChunk:
    'A part of the page did not arrive ({{kind}}). Please check your connection and try again.',
  chunk: { timeout: 'timed out', missing: 'file missing', error: 'load error' },
  retry: 'Try again',
};
