/** Goals of the month as staff write them at the desk over those of the content. */
import { GOAL_KINDS } from '@va/domain/goals/goal.ts';
import { EVERY_MONTH } from '@va/domain/goals/written-goals.ts';
import { z } from 'zod';
import { instantSchema, keysOf, monthSchema, reasonSchema } from '../shared/values.ts';

/** A goal as staff send it. It only limits lengths; the goals' rules check the values and explain errors in Spanish. */
export const writtenGoalSchema = z
  .strictObject({
    title: z.string().trim().normalize('NFC').max(200).describe('What people read'),
    of: keysOf(GOAL_KINDS).describe('Hours of block, different airports, or every stage of a tour'),
    least: z.number().nullable().describe('Hours or airports to reach, a whole number; null for a tour'),
    tour: z.string().max(100).nullable().describe('Id of the tour; null for hours and airports'),
    isPublic: z.boolean().describe('Visitors see it too'),
  })
  .meta({ id: 'WrittenGoal' });

const goal = writtenGoalSchema.nullable().describe('Null for none of its own');
const example = { title: 'Mil horas entre todos', of: 'hours', least: 1000, tour: null, isPublic: true };

/** A goal's month, or «every month» without a goal of its own. */
const goalMonthSchema = z
  .union([monthSchema, z.literal(EVERY_MONTH)], {
    error: `No es un mes: escríbelo como 2026-12, o «${EVERY_MONTH}»`,
  })
  .describe(`A month, or \`${EVERY_MONTH}\` for every month without one of its own`);

export const goalParamsSchema = z.strictObject({ month: goalMonthSchema });

export const tryGoalBodySchema = z.strictObject({ goal }).meta({ id: 'TryGoal', example: { goal: example } });

export const changeGoalBodySchema = z
  .strictObject({ goal, reason: reasonSchema })
  .meta({ id: 'ChangeGoal', example: { goal: example, reason: 'La de diciembre se acordó en la reunión.' } });

export const undoGoalBodySchema = z
  .strictObject({
    reason: z.string().trim().max(2000).optional().describe('Why, where it says something new'),
  })
  .meta({ id: 'UndoGoal', example: { reason: 'Se escribió en otro mes.' } });

const progressSchema = z
  .object({
    title: z.string(),
    of: keysOf(GOAL_KINDS),
    done: z.int32().describe('Whole hours, airports or stages'),
    need: z.int32(),
    met: z.boolean(),
  })
  .nullable();

export const triedGoalSchema = z
  .object({
    pilots: z.int32().describe('Who fly, and see it on their home'),
    flown: z.int32().describe('Those of them who have flown this month what counts for it'),
    before: progressSchema.describe('What home shows this month; null where it shows none'),
    after: progressSchema.describe('What home would show this month; null where it would show none'),
    last: progressSchema.describe('How far the flights of last month would have brought it; null for none'),
  })
  .meta({ id: 'TriedGoal' });

export const leftGoalSchema = z
  .object({ month: goalMonthSchema, version: z.int32().describe('For `If-Match`'), goal })
  .meta({ id: 'LeftGoal' });

export const goalPlansSchema = z
  .object({
    now: monthSchema.describe('The month in force, UTC'),
    items: z
      .array(
        z.object({
          month: goalMonthSchema,
          version: z.int32().describe('For `If-Match`; 0 where only the content speaks of it'),
          isWritten: z.boolean().describe('Staff have written it; otherwise it is as the content says'),
          goal,
          progress: progressSchema.describe('How far it is, where home shows it this month'),
        }),
      )
      .describe('This month and those to come, then every month; not those that nobody has spoken of'),
    tours: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('Those with stages to fly, which a goal can be of'),
    history: z
      .array(
        z.object({
          month: goalMonthSchema,
          at: instantSchema,
          callsign: z.string().nullable().describe('Of who changed it'),
          reason: z.string().nullable(),
          before: goal,
          after: goal,
          isLast: z.boolean().describe('It is the last change of its month, which can be undone'),
          version: z.int32().describe('Of the goal after it, for `If-Match`'),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'GoalPlans' });

export type GoalPlans = z.infer<typeof goalPlansSchema>;
export type TriedGoal = z.infer<typeof triedGoalSchema>;
export type LeftGoal = z.infer<typeof leftGoalSchema>;
