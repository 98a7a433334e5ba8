/** `content/tours.yaml`: the tours and their legs. */
import { clashOfEditions } from '@va/domain/tour/editions.ts';
import { z } from 'zod';
import { designator, icao, id, idOf, isoDate, latitude, longitude, picture, text } from './common.ts';

/** `icaoCurrent`: the code in force where it differs from the one that the airline uses; both are the same airport. */
const stop = z.strictObject({
  icao,
  icaoCurrent: icao.optional(),
  name: text,
  lat: latitude,
  lon: longitude,
});

const edition = z
  .strictObject({
    n: z.number().int().min(1, 'empieza en 1: escribe 1, 2, 3…').max(1000),
    /** First and last day, UTC; left out, the last day is open. */
    from: isoDate,
    until: isoDate.optional(),
  })
  .refine(({ from, until }) => until === undefined || until >= from, {
    path: ['until'],
    message: 'acaba antes de empezar: escribe un día posterior',
  });

/** Each begins after the one before has ended. */
const editions = z
  .array(edition)
  .min(1)
  .superRefine((all, context) => {
    const clash = clashOfEditions(all.map((one) => ({ ...one, until: one.until ?? null })));
    if (clash === null) return;
    const [earlier, later] = clash;
    context.addIssue({
      code: 'custom',
      path: [all.findIndex(({ n, from }) => n === later.n && from === later.from), 'from'],
      message:
        earlier.until === null
          ? `la edición ${earlier.n} no tiene último día: ponle «until» antes de que empiece la ${later.n}`
          : `la edición ${later.n} empieza antes de que acabe la ${earlier.n} (${earlier.until}): cambia una de las dos fechas`,
    });
  });

export const tourSchema = z.strictObject({
  id,
  name: text,
  /** Poster; a tour without one shows its drawn route only. */
  image: picture.optional(),
  description: text,
  /** Types allowed, e.g. `B738`. */
  aircraft: text,
  /** `id` of the types that its stages are booked with; without any, they are not booked here. */
  types: z.array(idOf('un tipo de fleet.yaml')).min(1).optional(),
  /** ICAO designators besides those of its types that count, e.g. `B38M`. */
  substitutes: z.array(designator).optional(),
  /** Its stages are flown in any order; left out, each after the one before. */
  anyOrder: z.boolean().optional(),
  /** A pilot needs more hours than this to book its stages; so many are not enough. */
  moreThanHours: z.number().positive('escribe un número mayor que 0').max(10_000).optional(),
  /** When it is flown; in each everybody begins anew. Left out, there is one that never ends. */
  editions: editions.optional(),
  /** Stages taken out of the tour, counted from 1: they count for nobody any more, and who passed them keeps them. */
  retiredStages: z.array(z.number().int().min(1, 'las etapas se cuentan desde 1')).optional(),
  /** Address of its page, `/eventos/tours/…`. */
  routePath: z
    .string()
    .regex(
      /^\/eventos\/tours\/[a-z0-9-]+$/,
      'no es la ruta de un tour: escribe /eventos/tours/ y un nombre en minúsculas',
    ),
  /** Shows the badge EXCLUSIVO. */
  exclusive: z.boolean().default(false),
  /** Notice of a requirement, shown on the tour's page. */
  requirement: text.optional(),
  /** `id` of the frame with the stages, in `frames.yaml`. */
  frame: idOf('un marco de frames.yaml'),
  /** Airports in the order they are flown, for the drawn route. */
  stops: z.array(stop).min(2, 'necesita al menos dos aeropuertos'),
});
export type Tour = z.infer<typeof tourSchema>;

export const toursSchema = z.array(tourSchema);
