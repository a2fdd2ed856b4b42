import type { StructuredData } from './page-head.ts';

/** What the structured data of the supplier is made of, in one language. */
export interface OrganizationInput {
  brand: { name: string; description: string };
  contact: {
    telephone: string;
    telephoneHref: string;
    fax: string;
    email: string;
    address: { street: string; building: string };
  };
}

/**
 * The supplier as schema.org's Organization.
 *
 * @param origin of the site, no trailing slash
 */
export function organizationData(
  { brand, contact }: OrganizationInput,
  origin: string,
): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    telephone: contact.telephoneHref.replace(/^tel:/, ''),
    faxNumber: contact.fax,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${contact.address.street}, ${contact.address.building}`,
      addressCountry: 'KR',
    },
  };
}
