/** What ranks ask for in points and hours, which staff write at the desk over the content. */
import { MOST_HOURS, MOST_POINTS } from '@va/domain/ranks/written-ranks.ts';
import { z } from 'zod';
import { instantSchema, reasonSchema } from '../shared/values.ts';

const figures = {
  points: z.int().min(0).max(MOST_POINTS),
  hours: z.int().min(0).max(MOST_HOURS).describe('Whole hours of block that count'),
};

export const rankParamsSchema = z.strictObject({ code: z.string().min(1).max(60) });

export const tryFiguresBodySchema = z
  .strictObject(figures)
  .meta({ id: 'TryRankFigures', example: { points: 350, hours: 60 } });

export const changeFiguresBodySchema = z.strictObject({ ...figures, reason: reasonSchema }).meta({
  id: 'ChangeRankFigures',
  example: { points: 350, hours: 60, reason: 'Se acordó en la reunión de marzo.' },
});

export const undoFiguresBodySchema = z
  .strictObject({
    reason: z.string().trim().max(2000).optional().describe('Why, where it says something new'),
  })
  .meta({ id: 'UndoRankFigures', example: { reason: 'Se escribió en otro rango.' } });

export const triedFiguresSchema = z
  .object({
    keep: z.int32().describe('They have the rank and no longer reach it: they keep it'),
    reach: z.int32().describe('One rank below, who reach it only now'),
    leave: z.int32().describe('One rank below, who no longer reach it'),
  })
  .meta({ id: 'TriedRankFigures' });

export const leftFiguresSchema = z
  .object({ code: z.string(), ...figures, version: z.int32().describe('For `If-Match`') })
  .meta({ id: 'LeftRankFigures' });

export const rankFiguresListSchema = z
  .object({
    items: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        points: z.number(),
        hours: z.number().describe('As the content has it, perhaps with a fraction'),
        version: z.int32().describe('For `If-Match`; 0 where only the content speaks of it'),
        isWritten: z.boolean().describe('Staff have written it; otherwise it is as the content says'),
      }),
    ),
    history: z
      .array(
        z.object({
          code: z.string(),
          title: z.string(),
          at: instantSchema,
          callsign: z.string().nullable().describe('Of who changed it'),
          reason: z.string().nullable(),
          before: z.object({ points: z.number(), hours: z.number() }),
          after: z.object({ points: z.number(), hours: z.number() }),
          isLast: z.boolean().describe('It is the last change of its rank, which can be undone'),
          version: z.int32().describe('Of the rank after it, for `If-Match`'),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'RankFiguresList' });

export type RankFiguresList = z.infer<typeof rankFiguresListSchema>;
