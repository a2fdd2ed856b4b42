/** Pages that cannot be shown (spec §8). */
export const errors = {
  pageTitle: 'Page Not Found',
  pageText: 'The requested page does not exist or may have been moved.',
  pageAddress: 'Please check the address below.',
  requestedAddress: 'Requested address',
  goHome: 'Go to Homepage',
  goBack: 'Go Back',
  suggestions: 'Were you looking for one of these?',
  suggestSirca: 'SIRCA valves',
  suggestProducts: 'All products',
  suggestAbout: 'About',
  suggestContact: 'Contact Us',
  suggestHome: 'Homepage',
  pipe: 'A pipe with its valve taken out',
  productTitle: 'Product Not Found',
  productText:
    'The requested product information could not be found. Please check the URL or explore other products.',
  backToProducts: 'Back to the product list',
  failedTitle: 'This page could not be shown',
  failedText:
    'Something went wrong while it was loading. Please check your connection and try again.',
  failedChunk:
    'A part of the page did not arrive ({{kind}}). Please check your connection and try again.',
  chunk: { timeout: 'timed out', missing: 'file missing', error: 'load error' },
  retry: 'Try again',
};
