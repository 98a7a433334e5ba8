import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { appealSanctionBodySchema, appealSchema, appealStateSchema } from './sanctions.ts';
import { callsignSchema, instantSchema, reasonSchema } from '../shared/values.ts';
import { MOST_HOURS, MOST_POINTS } from '@va/domain/ranks/written-ranks.ts';

const requirementSchema = z
  .object({
    kind: z.enum([
      'points',
      'minutes',
      'verification',
      'verified_types',
      'mean',
      'course',
      'students',
      'refresher',
    ]),
    typeId: z.string().nullable(),
    model: z.string().nullable().describe('Name of the type, for people'),
    have: z.number().describe('Points, minutes, tenths of a score or a count'),
    need: z.number().describe('In the unit of `have`'),
    met: z.boolean(),
  })
  .meta({ id: 'RankRequirement' });

const promotionStateSchema = z
  .enum(['asked', 'proposed', 'granted', 'declined', 'withdrawn'])
  .describe(
    'It is `withdrawn` when two accounts became one that had the rank already, or the account was erased',
  );

export const promotionSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    kind: z
      .enum(['promotion', 'instruction'])
      .describe('`instruction`: an instructor who has signed nothing for long'),
    from: z.string().describe('Rank of now'),
    to: z.string(),
    state: promotionStateSchema,
    askedAt: instantSchema,
    dueAt: instantSchema.nullable().describe('Until when staff decide; null until every requirement is met'),
    reason: z.string().nullable(),
    decidedAt: instantSchema.nullable(),
    requirements: z.array(requirementSchema),
  })
  .meta({ id: 'Promotion' });

/** A promotion as its pilot reads it. */
const ownPromotionSchema = promotionSchema
  .extend({
    appealUntil: instantSchema
      .nullable()
      .describe('Until when the decision can be appealed; null where there is nothing to appeal or it was'),
    appeal: z
      .object({ state: appealStateSchema, text: z.string(), answer: z.string().nullable() })
      .nullable()
      .describe('The last one against the decision in force, or that led to it'),
  })
  .meta({ id: 'OwnPromotion' });

export const ownRankSchema = z
  .object({
    rank: z.string(),
    next: z
      .object({
        rank: z.string(),
        requirements: z.array(requirementSchema),
        canAsk: z.boolean().describe('The figures are there and a verification can be asked for'),
      })
      .nullable()
      .describe('Null at the top'),
    promotion: ownPromotionSchema.nullable().describe('The open one, else the one that was decided last'),
    earlier: z
      .array(ownPromotionSchema)
      .describe(
        'Decided before it: those that can be appealed now, or whose appeal waits; the last one first',
      ),
    history: z.array(z.object({ rank: z.string(), since: instantSchema, reason: z.string() })),
  })
  .meta({ id: 'OwnRank' });

export const promotionsQuerySchema = pageQuerySchema.extend({
  state: z
    .enum([...promotionStateSchema.options, 'decided'])
    .optional()
    .describe('Which promotions, every one without it; `decided` are all that no longer wait'),
});

export const decidePromotionBodySchema = z
  .strictObject({ grant: z.boolean(), reason: reasonSchema })
  .meta({ id: 'DecidePromotion', example: { grant: true, reason: 'Cumple todo y voló muy bien.' } });

export type OwnRank = z.infer<typeof ownRankSchema>;

export type Promotion = z.infer<typeof promotionSchema>;

export type RankRequirement = z.infer<typeof requirementSchema>;

/** Appeals against what was decided on a rank. An appeal as those who may decide on it see it. */
export const promotionAppealSchema = appealSchema
  .extend({
    promotion: promotionSchema.pick({ kind: true, from: true, to: true, requirements: true }).extend({
      ifUpheld: z
        .enum(['granted', 'asked', 'declined'])
        .describe(
          'What it becomes if an open appeal is upheld: `granted`, the rank of `to`; `asked`, its verification waits again; `declined`, an instructor’s rank comes back',
        ),
    }),
    decision: z
      .object({ by: z.string().nullable(), at: instantSchema, reason: z.string().nullable() })
      .nullable()
      .describe('What it is against; null once something else was decided'),
  })
  .meta({ id: 'PromotionAppeal' });

export const appealPromotionBodySchema = z.strictObject(appealSanctionBodySchema.shape).meta({
  id: 'AppealPromotion',
  example: { text: 'La verificación la pasé el 3 de mayo con dos sesiones.' },
});

export type PromotionAppeal = z.infer<typeof promotionAppealSchema>;

/** Sheets that instructors sign for a rank. */
export const signBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    kind: z.enum(['verification', 'course', 'refresher']),
    typeId: z.string().min(1).max(60).optional().describe('The type that was verified'),
    result: z.enum(['pass', 'pending']),
    text: reasonSchema.describe('What the instructor saw; the student reads it'),
  })
  .meta({
    id: 'SignQualification',
    example: {
      callsign: 'ABC017',
      kind: 'verification',
      typeId: 'a320-200',
      result: 'pass',
      text: 'Buen vuelo, con viento cruzado.',
    },
  });

/** A sheet that was signed. */
export const sheetSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    kind: signBodySchema.shape.kind,
    model: z.string().nullable().describe('The type that was verified'),
    result: signBodySchema.shape.result,
    text: z.string().nullable(),
    signedBy: z.string().nullable(),
    signedAt: instantSchema,
    own: z.boolean().describe('It is about who asks: another person takes it back'),
  })
  .meta({ id: 'Sheet' });

export type Sheet = z.infer<typeof sheetSchema>;

/** What ranks ask for in points and hours, which staff write at the desk over the content. */

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
