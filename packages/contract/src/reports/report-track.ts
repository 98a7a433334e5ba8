import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const trackQuerySchema = z.strictObject({
  zoom: z.coerce
    .number()
    .int()
    .min(0)
    .max(18)
    .default(8)
    .describe('Zoom of the map: less shows fewer points'),
});

const place = z.tuple([z.number(), z.number()]).describe('Longitude and latitude');

/** The track as GeoJSON, with what else is known of each place in the same order. */
export const trackSchema = z
  .object({
    type: z.literal('Feature'),
    geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(place) }),
    properties: z.object({
      at: z.array(instantSchema),
      altFt: z.array(z.number().nullable()),
      gsKt: z.array(z.number().nullable()),
      iasKt: z.array(z.number().nullable()),
      thinned: z.boolean().describe('Only a point a minute is left'),
    }),
  })
  .meta({ id: 'Track' });

export type TrackView = z.infer<typeof trackSchema>;
