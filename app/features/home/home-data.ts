import type { ThemeId } from '#content/schema/category.ts';

import type { PageData } from '#app/shared/page/page-data.ts';
import type { ImageView } from '#app/shared/page/views.ts';
import type { Quantity } from '#app/ui/scale-axis.ts';

export interface Point {
  id: string;
  title: string;
  text: string;
}

export interface HomeData extends PageData {
  hero: { sentences: string[]; lead: string; picture: ImageView; callouts: Callout[] };
  productCards: {
    id: string;
    to: string;
    theme: ThemeId;
    name: string;
    figure: string;
    unit: string;
    text: string;
    picture: ImageView;
  }[];
  figures: Figure[];
  /** Says that sources differ about the years of service. */
  yearsNote: string;
  temperatures: ValveTemperatures;
  featured: {
    id: string;
    theme: ThemeId;
    category: string;
    title: string;
    text: string;
    tags: string[];
    to: string;
    picture: ImageView;
  }[];
  sectors: (Point & { products: { label: string; to: string }[] })[];
  strengths: Point[];
  why: { title: string; lead: string; reasons: Point[]; phone: string; phoneHref: string };
}

/** A headline figure; with its place on the axis of its quantity, where it has one. */
export interface Figure {
  id: string;
  value: string;
  unit: string;
  label: string;
  scale?: { quantity: Quantity; from: number; to: number; words: string };
}

/** A part of the hero's picture: its name and what is stated of it. */
export interface Callout {
  title: string;
  lines: string[];
}

/** A bar of the temperature chart. */
export interface ValveTemperature {
  code: string;
  /** Path of the product's page. */
  to: string;
  /** Lowest temperature in °C; absent where it is not stated. */
  from?: number;
  /** Highest temperature in °C. */
  max: number;
  /** The range in words. */
  text: string;
}

export interface ValveTemperatures {
  rows: ValveTemperature[];
  /** Products whose extended option reaches further: `S70, S80 +200 °C`. */
  extended: string;
  /** The elastomer that sets the pinch valve's limit: `MQ +150 °C`. */
  sleeve: string;
  /** Codes of valves whose temperature is not stated: they have no row. */
  missing: string;
}
