import type { ImageView, TableView } from '#app/shared/page/views.ts';

/** From the smallest to the largest model of a series, number and unit apart: `60–1,100`, `Nm`. */
export interface SeriesRange {
  from: number;
  to: number;
  /** The figure that stands for the series: its highest, or the range. */
  number: string;
  unit: string;
  /** The same in imperial units, where they differ. */
  imperial?: { number: string; unit: string };
}

/** One model of a series: what its row and the figures beside the picture show of it, besides its card. */
export interface ModelView {
  /** Maximum torque, Nm. */
  torque: number;
  torqueText: string;
  torqueImperial?: string;
  /** ISO 5211 output flanges. */
  flanges: string[];
  /** For 90° at the stated frequency. */
  seconds: number;
  timeText: string;
}

/** Models that look alike and differ in figures: one picture, three figures, one table to choose from. */
export interface ModelsView {
  /** One row for each model, in the order of `models` and of the block's cards; its columns are those of the content's table. */
  table: TableView;
  models: ModelView[];
  picture: ImageView;
  /** Where the axis that turns stands in the picture, per cent of its width. */
  axis?: number;
  /** Name of the series. */
  name: string;
  torque: SeriesRange;
  time: SeriesRange;
  /** What can be asked of the series. */
  questions: string[];
  flanges: string[];
}
