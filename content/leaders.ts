/** Where leaders touch the parts in a model's drawings: written by `npm run models`. */
import { z } from 'zod';

import leadersJson from './pictures/leaders.json' with { type: 'json' };

const percent = z.number().min(0).max(100);

const place = z.object({ x: percent, y: percent });

const drawnOver = z.object({
  /** The axis that turns, per cent of the picture's width. */
  axis: percent.exactOptional(),
  /** Ends of the axis of the flow, where nothing turns, per cent of the picture's width and height. */
  flow: z.tuple([place, place]).exactOptional(),
  leaders: z.array(
    z.object({
      /** Name of the part in the model. */
      part: z.string(),
      /** Per cent of the picture's width and height. */
      ...place.shape,
    }),
  ),
});

const byModel = z.record(z.string(), drawnOver).parse(leadersJson);

/** What is drawn over a model's axonometric drawings; undefined where it has no model. */
export const leadersOf = (model: string | undefined): z.infer<typeof drawnOver> | undefined =>
  model === undefined ? undefined : byModel[model];
