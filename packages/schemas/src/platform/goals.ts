/** `content/plataforma/metas.yaml`: what all pilots try to reach together in a month. */
import type { Goal, GoalTarget } from '@va/domain/goals/goal.ts';
import { MOST_OF_GOAL } from '@va/domain/goals/written-goals.ts';
import { z } from 'zod';
import { shortText, whole } from './fields.ts';

const goalSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'no es un nombre corto: escríbelo en minúsculas, con guiones'),
    title: shortText,
    /** Without it, every month that has none of its own. */
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'no es un mes: escribe año-mes entre comillas, por ejemplo "2026-12"')
      .optional(),
    /** Block hours of all flights. */
    hours: whole(1, MOST_OF_GOAL.hours).optional(),
    /** Different airports. */
    airports: whole(1, MOST_OF_GOAL.airports).optional(),
    /** Id of a tour of tours.yaml: each of its stages, passed by anybody. */
    tour: z.string().min(1).max(100).optional(),
    /** Visitors see it too. */
    public: z.boolean().default(false),
  })
  .refine(
    ({ hours, airports, tour }) => [hours, airports, tour].filter((one) => one !== undefined).length === 1,
    'pide una sola cosa: escribe «hours», «airports» o «tour» y borra las demás',
  )
  .transform(({ month, public: isPublic, hours, airports, tour, ...goal }): Goal => ({
    ...goal,
    month: month ?? null,
    target: targetOf({ hours, airports, tour }),
    isPublic,
  }));

function targetOf(given: {
  hours: number | undefined;
  airports: number | undefined;
  tour: string | undefined;
}): GoalTarget {
  if (given.hours !== undefined) return { of: 'hours', least: given.hours };
  if (given.airports !== undefined) return { of: 'airports', least: given.airports };
  return { of: 'tour', tour: given.tour ?? '' };
}

export const goalsSchema = z.array(goalSchema).superRefine((goals, context) => {
  for (const [index, { month }] of goals.entries()) {
    const twin = goals.findIndex((other) => other.month === month);
    if (twin === index) continue;
    const message =
      month === null
        ? 'ya hay una meta para todos los meses: pon «month» a una de las dos'
        : `ya hay una meta para ${month}: deja una`;
    context.addIssue({ code: 'custom', path: [index, 'month'], message });
  }
});
