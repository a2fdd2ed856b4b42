import type { PageData } from '#app/shared/page/page-data.ts';
import type { ImageView } from '#app/shared/page/views.ts';

/** What the five company pages share: one page with a sidebar of five (spec §2). */
export interface AboutData extends PageData {
  /** Path of the active item. */
  path: string;
  menu: { label: string; to: string }[];
  title: string;
  /** Empty where the page begins at once. */
  lead: string;
  /** Says that sources differ about the founding year, where the page gives it; else empty. */
  readingsNote: string;
  /** Says that the texts are samples, while they are. */
  sampleNote: string;
}

export interface MessageData extends AboutData {
  message: string;
  paragraphs: string[];
  signature: string;
  picture: ImageView;
}

export interface TimelineData extends AboutData {
  facts: { label: string; value: string }[];
  years: TimelineYear[];
}

/** A year of the timeline; years without an event keep their place on the scale. */
export interface TimelineYear {
  year: number;
  events: {
    /** `1992-03`: for machines. */
    date: string;
    /** As shown beside the text where the source gives a month: `03`. */
    month: string;
    /** The sentence in parts, so that its keywords can be marked. */
    parts: { text: string; marked: boolean }[];
  }[];
}

export interface OrganizationPageData extends AboutData {
  headName: string;
  teams: { id: string; name: string; tasks: string }[];
}

export interface BusinessData extends AboutData {
  groups: { id: string; title: string; items: { id: string; title: string; lines: string[] }[] }[];
}

export interface MapData extends AboutData {
  picture: ImageView;
  subway: { title: string; text: string; lines: number[] };
  car: { title: string; routes: string[] };
  address: { street: string; building: string; country: string };
  phone: string;
  phoneHref: string;
  fax: string;
  links: { id: string; label: string; href: string }[];
}
