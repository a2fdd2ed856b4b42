import { z } from 'zod';

import { LANGUAGES, localized, localizedList, pictureId, slug, text } from './localized.ts';
import { conflictingClaim, provenanceList } from './provenance.ts';
import { textSection } from './text-page.ts';

/** Name and description of the supplier. Its name is in `content/company/brand.ts` and in no other file. */
export const brand = z.strictObject({
  name: localized,
  /** One line under the name. */
  descriptor: localized,
  /** One sentence: what the supplier does. */
  description: localized,
  /** Sentences that lengthen a short description of a page in search results, without the name. */
  summaries: z.array(localized),
  provenance: provenanceList,
});
export type Brand = z.infer<typeof brand>;

/** A telephone number as shown in Korea; `dialledNumber` gives its international form. */
const nationalNumber = z
  .string()
  .regex(/^0\d{1,2}-\d{3,4}-\d{4}$/)
  .meta({ example: "'02-000-0000'" });

/** How to reach the supplier. All samples until confirmed. */
export const contactData = z.strictObject({
  ceo: localized,
  /** As shown: `02-000-0000`. */
  telephone: nationalNumber,
  fax: nationalNumber,
  email: z.email().meta({ example: "'sales@example.com'" }),
  address: z.strictObject({
    /** City, district and road, as written in one line. */
    street: localized,
    road: localized,
    district: localized,
    city: localized,
    building: localized,
    country: localized,
    oneLine: localized,
  }),
  provenance: provenanceList,
});
export type ContactData = z.infer<typeof contactData>;

/** CEO message; an image per language (spec §2). */
export const ceoMessage = z.strictObject({
  title: localized,
  lead: localized,
  paragraphs: localizedList,
  signature: localized,
  images: z.strictObject({ ko: pictureId, en: pictureId }),
  imageAlt: localized,
  provenance: provenanceList,
});
export type CeoMessage = z.infer<typeof ceoMessage>;

/** One dated event. `keywords` are substrings of the event's text, highlighted. */
export const timelineEvent = z
  .strictObject({
    /** `1992-03`; day not given. */
    date: z
      .string()
      .regex(/^\d{4}(?:-\d{2})?$/)
      .meta({ example: "'2006' or '2006-03'" }),
    event: localized,
    keywords: z.strictObject({ ko: z.array(text), en: z.array(text) }),
  })
  .superRefine(({ event, keywords }, context) => {
    for (const language of LANGUAGES)
      for (const [index, word] of keywords[language].entries())
        if (!event[language].includes(word))
          context.addIssue({
            code: 'custom',
            path: ['keywords', language, index],
            message: `"${word}" does not occur in "${event[language]}"`,
            params: { remedy: 'Write the keyword exactly as the event has it' },
          });
  });

export const timeline = z.strictObject({
  title: localized,
  lead: localized,
  /** In order of date; the specification's ten, and what has been added since. */
  events: z.array(timelineEvent).min(10),
  provenance: provenanceList,
});
export type Timeline = z.infer<typeof timeline>;

/** Chart: CEO above five teams (spec §2). */
export const organization = z.strictObject({
  title: localized,
  lead: localized,
  head: z.strictObject({ id: slug, name: localized }),
  teams: z.array(z.strictObject({ id: slug, name: localized, tasks: localized })).length(5),
  provenance: provenanceList,
});
export type Organization = z.infer<typeof organization>;

/** A business area: title and description lines (spec §3). */
export const businessItem = z.strictObject({ id: slug, title: localized, lines: localizedList });

export const business = z.strictObject({
  title: localized,
  lead: localized,
  groups: z
    .array(z.strictObject({ id: slug, title: localized, items: z.array(businessItem).min(1) }))
    .min(1),
  provenance: provenanceList,
});
export type Business = z.infer<typeof business>;

/** Directions (spec §3, map text); an image per language. */
export const mapText = z.strictObject({
  title: localized,
  lead: localized,
  transportation: z.strictObject({
    subway: z.strictObject({ title: localized, text: localized, lines: z.array(z.int()).min(1) }),
    car: z.strictObject({ title: localized, route1: localized, route2: localized }),
  }),
  /** What a visitor asks before setting out, a sentence each. */
  visit: z.strictObject({
    title: localized,
    hours: localized,
    exit: localized,
    parking: localized,
  }),
  images: z.strictObject({ ko: pictureId, en: pictureId }),
  imageAlt: localized,
  /** Links to map services, none of which needs an API key. */
  links: z.array(
    z.strictObject({ id: slug, label: localized, href: z.url().meta({ example: "'https://…'" }) }),
  ),
  provenance: provenanceList,
});
export type MapText = z.infer<typeof mapText>;

const point = z.strictObject({
  id: slug,
  title: localized,
  text: localized,
  /** Where its text leads: an address of the site, with its query. */
  to: z.string().startsWith('/').exactOptional(),
});

/** Texts of the home page (spec §2). */
export const home = z.strictObject({
  /** Three sentences, 4000 ms each. */
  hero: z.array(localized).length(3),
  heroLead: localized,
  /** Product cards: category ids in order; figure and line come from the facts of the category. */
  productCards: z.array(slug).length(4),
  strengths: z.array(point).length(4),
  sectors: z
    .array(
      z.strictObject({
        id: slug,
        title: localized,
        text: localized,
        /** Products usually considered first: a judgement, so a sample. */
        products: z.array(slug).min(1),
      }),
    )
    .length(5),
  featured: z
    .array(
      z.strictObject({
        id: slug,
        title: localized,
        kind: localized,
        text: localized,
        /** Three feature tags (spec §2). */
        tags: z.array(z.strictObject({ label: localized, value: localized })).length(3),
        image: pictureId,
        href: z.string().startsWith('/products').meta({ example: "'/products/…'" }),
      }),
    )
    .min(3),
  figures: z
    .array(
      z.strictObject({
        id: slug,
        before: localized.exactOptional(),
        value: localized,
        unit: localized.exactOptional(),
        label: localized,
      }),
    )
    .length(4),
  whyChooseUs: z.strictObject({
    title: localized,
    lead: localized,
    reasons: z.array(point).min(3),
  }),
  provenance: provenanceList,
});
export type Home = z.infer<typeof home>;

/** The privacy policy: a sample for the supplier's lawyer. `{{retention}}` stands for the configured time. */
export const privacy = z.strictObject({
  title: localized,
  lead: localized,
  sections: z
    .array(
      textSection.extend({
        /** Only where inquiries stay on this server, or only where a hosted form service takes them. */
        service: z.enum(['embedded', 'hosted']).exactOptional(),
        /** Only where pages tell this server, or only where they tell a collector elsewhere, how long they took (VITALS_URL). */
        vitals: z.enum(['embedded', 'elsewhere']).exactOptional(),
        /** Only where the server counts what visitors do not find (COUNT_MISSES). */
        counted: z.literal(true).exactOptional(),
      }),
    )
    .min(1),
  provenance: provenanceList,
});
export type Privacy = z.infer<typeof privacy>;

/** The accessibility statement. */
export const accessibility = z.strictObject({
  title: localized,
  lead: localized,
  sections: z.array(textSection).min(1),
  provenance: provenanceList,
});
export type AccessibilityStatement = z.infer<typeof accessibility>;

/** Words of the downloads page; its files are what has been made (content/sheet-files.ts, content/made-files.ts). */
export const downloads = z.strictObject({
  title: localized,
  lead: localized,
  provenance: provenanceList,
});
export type Downloads = z.infer<typeof downloads>;

/** A question for the supplier, shown by `npm run content:report`. */
export const openQuestion = z.strictObject({
  id: slug,
  /** English, then Korean for the supplier's staff. */
  question: localized,
  /** Entry files it concerns. */
  concerns: z.array(z.string()).min(1),
  /** True where the site must not go live before it is answered. */
  blocksLaunch: z.boolean(),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

/** Title, description and keywords of a page without an entry of its own. */
export const pageText = z.strictObject({
  title: localized,
  description: localized,
  keywords: localizedList,
});
export type PageText = z.infer<typeof pageText>;

export const claims = z.array(conflictingClaim);
