/** `content/plataforma/premios.yaml`: awards by rule and by hand. */
import { AWARD_FIGURES, type Award } from '@va/domain/awards/award.ts';
import { z } from 'zod';
import { shortText, whole } from './fields.ts';

const least = whole(1, 100_000).optional();

/** Figures under their names; one of them, or none for an award that the team gives. */
const ruleSchema = z.strictObject({
  flights: least,
  hours: least,
  tours: least,
  focus: least,
  events: least,
  months: least,
});

const awardSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'no es un nombre corto: escríbelo en minúsculas, con guiones'),
    name: shortText,
    description: shortText,
    /** Without it the award is given by hand. */
    rule: ruleSchema
      .refine((rule) => Object.keys(rule).length === 1, 'pide una sola cosa: escribe una y borra las demás')
      .optional(),
  })
  .transform(({ rule, ...award }): Award => ({ ...award, rule: ruleOf(rule) }));

function ruleOf(rule: z.output<typeof ruleSchema> | undefined): Award['rule'] {
  if (rule === undefined) return null;
  for (const figure of Object.keys(AWARD_FIGURES))
    if (isFigure(figure)) {
      const wanted = rule[figure];
      if (wanted !== undefined) return { of: figure, least: wanted };
    }
  return null;
}

function isFigure(word: string): word is keyof typeof AWARD_FIGURES {
  return Object.hasOwn(AWARD_FIGURES, word);
}

export const awardsSchema = z.array(awardSchema);
