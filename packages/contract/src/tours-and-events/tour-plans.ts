/** Tours as staff write them at the desk over those of the content. */
import {
  MOST_EDITIONS,
  MOST_STAGES,
  MOST_SUBSTITUTES,
  MOST_TOUR_HOURS,
  TOUR_NAME_LENGTH,
  TOUR_TEXT_LENGTH,
} from '@va/domain/tour/written-tour.ts';
import { z } from 'zod';
import { dateSchema, instantSchema, keysOf, reasonSchema } from '../shared/values.ts';

const [, mostName] = TOUR_NAME_LENGTH;
const [, mostText] = TOUR_TEXT_LENGTH;
const STAGE_FATES = {
  added: 'nueva',
  moved: 'cambiada',
  retired: 'retirada',
  back: 'vuelve a contar',
  gone: 'quitada',
} as const;

/** A tour as staff send it. It only limits lengths; the tour's rules check the values and explain errors in Spanish. */
export const writtenTourSchema = z
  .strictObject({
    name: z.string().trim().normalize('NFC').max(mostName).describe('Name for people'),
    description: z.string().trim().normalize('NFC').max(mostText).describe('What it is about'),
    types: z.array(z.string().max(60)).max(30).describe('Ids of the types that may fly it'),
    substitutes: z
      .array(z.string().trim().toUpperCase().max(10))
      .max(MOST_SUBSTITUTES * 2)
      .describe('ICAO designators that count besides those of its types'),
    anyOrder: z.boolean().describe('Its stages are flown in any order; otherwise each after the one before'),
    moreThanHours: z
      .number()
      .max(MOST_TOUR_HOURS)
      .nullable()
      .describe('A pilot needs more hours than this; null for no condition'),
    editions: z
      .array(
        z.strictObject({
          n: z.int().min(1).max(1000),
          from: dateSchema.describe('First day, UTC'),
          until: dateSchema.nullable().describe('Last day, UTC; null where it has none'),
        }),
      )
      .max(MOST_EDITIONS * 2)
      .describe('When it is flown; none for one that never ends'),
    stops: z
      .array(z.string().trim().toUpperCase().max(10))
      .max(MOST_STAGES * 3)
      .describe('ICAO codes one after the other: each two neighbours are a stage, counted from 1'),
    retiredStages: z
      .array(z.int().min(1).max(1000))
      .max(MOST_STAGES)
      .describe('Stages that count for nobody any more; who passed them keeps them'),
  })
  .meta({ id: 'WrittenTour' });

const reason = z.string().trim().max(2000).optional().describe('Why, where it says something new');

const example = {
  name: 'Tour Baleares',
  description: 'De Valencia a las islas y vuelta.',
  types: ['a320-200'],
  substitutes: ['A20N'],
  anyOrder: false,
  moreThanHours: null,
  editions: [],
  stops: ['LEVC', 'LEPA', 'LEIB', 'LEVC'],
  retiredStages: [],
};

export const tryTourBodySchema = z
  .strictObject({
    id: z.string().max(60).nullable().describe('Of the tour that is changed; null for a new one'),
    tour: writtenTourSchema,
  })
  .meta({ id: 'TryTour', example: { id: null, tour: example } });

export const addTourBodySchema = z
  .strictObject({ tour: writtenTourSchema, reason })
  .meta({ id: 'AddTour', example: { tour: example } });

export const changeTourBodySchema = z
  .strictObject({ tour: writtenTourSchema, reason: reasonSchema })
  .meta({ id: 'ChangeTour', example: { tour: example, reason: 'Cierra la pista de Ibiza.' } });

export const tourReasonBodySchema = z
  .strictObject({ reason })
  .meta({ id: 'TourReason', example: { reason: 'Se escribió dos veces.' } });

export const tourPlanParamsSchema = z.strictObject({ id: z.string().min(1).max(60) });

export const triedTourSchema = z
  .object({
    taking: z
      .int32()
      .describe(
        'Pilots who take part in the edition in force, or in the one that the change brings, and have not left it',
      ),
    completed: z.int32().describe('Pilots who have completed it, who keep it'),
    completes: z.int32().describe('Pilots who would complete it by the change'),
    booked: z.int32().describe('Open bookings of its stages, which keep where they go'),
    stages: z
      .array(
        z.object({
          n: z.int32(),
          fate: keysOf(STAGE_FATES),
          before: z.string().nullable().describe('Where it goes, such as `LEVC–LEPA`; null for a new one'),
          after: z.string().nullable().describe('Where it would go; null where it would be gone'),
          pilots: z.int32().describe('Pilots who have booked or flown it, who keep what they have'),
        }),
      )
      .describe('The stages that it touches'),
    told: z.array(z.string()).describe('What those who take part are told, a sentence each'),
  })
  .meta({ id: 'TriedTour' });

export const leftTourSchema = z
  .object({
    id: z.string(),
    version: z.int32().describe('For `If-Match`'),
    tour: writtenTourSchema.nullable().describe('As it is now; null once it is gone'),
  })
  .meta({ id: 'LeftTour' });

export const tourPlansSchema = z
  .object({
    items: z
      .array(
        z.object({
          id: z.string(),
          version: z.int32().describe('For `If-Match`; 0 where only the content speaks of it'),
          isWritten: z.boolean().describe('Staff have written it; otherwise it is as the content says'),
          ofContent: z.boolean().describe('The content has it too: taking it back leaves that one'),
          tour: writtenTourSchema,
          edition: z.int32().describe('The edition in force'),
        }),
      )
      .describe('In the order in which pilots see them'),
    history: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          at: instantSchema,
          callsign: z.string().nullable().describe('Of who changed it'),
          reason: z.string().nullable(),
          before: writtenTourSchema.nullable().describe('Null where there was no such tour'),
          after: writtenTourSchema.nullable().describe('Null where it was taken away'),
          isLast: z.boolean().describe('It is the last change of its tour, which can be undone'),
          version: z.int32().describe('Of the tour after it, for `If-Match`'),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'TourPlans' });

export type TourPlans = z.infer<typeof tourPlansSchema>;
export type TriedTour = z.infer<typeof triedTourSchema>;
export type LeftTour = z.infer<typeof leftTourSchema>;
