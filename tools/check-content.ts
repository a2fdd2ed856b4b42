/** Loads the content, which validates all of it: a fault is printed with its entry, field and remedy. */
const { categories, documents, gallery, products } = await import('#content/index.ts');
const { addresses } = await import('#content/addresses.ts');

console.log(
  `${products.length} products, ${categories.length} categories, ${documents.length} documents, ` +
    `${gallery.length} gallery items, ${addresses.length} addresses`,
);

export {};
