/** `content/plataforma/solicitudes.yaml`: what is asked of people who want to join. Without it nobody can apply. */
import type { Question } from '@va/domain/applications/question.ts';
import { z } from 'zod';
import { shortText, whole } from './fields.ts';

/** Most characters of an answer that says no other number. */
const USUAL_MOST = 600;

/** Which numbers of VATSIM and IVAO are asked for: none, those that somebody has, or one of them at least. */
export const NETWORK_IDS = ['ninguno', 'opcional', 'uno'] as const;

const questionSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'no es un nombre corto: escríbelo en minúsculas, con guiones')
      .max(40, 'es demasiado largo: no pases de 40 caracteres'),
    question: shortText,
    /** What helps to answer, in a line. */
    hint: shortText.optional(),
    required: z.boolean().default(false),
    /** Fewest and most characters of an answer in words. */
    least: whole(0, 2000).optional(),
    most: whole(1, 2000).optional(),
    /** With them, one of these is chosen, and nothing is written. */
    choices: z
      .array(shortText)
      .min(2, 'son pocas: escribe dos al menos')
      .max(12, 'son demasiadas: no pases de 12')
      .refine((all) => new Set(all).size === all.length, 'hay dos iguales: quita una')
      .optional(),
  })
  .refine(({ choices, least, most }) => choices === undefined || (least ?? most) === undefined, {
    message: 'tiene «choices»: quita «least» y «most», que son de las que se contestan escribiendo',
    path: ['choices'],
  })
  .refine(({ least = 0, most = USUAL_MOST }) => least <= most, {
    message: `es más que «most», que sin escribirlo es ${USUAL_MOST}: escribe uno menor`,
    path: ['least'],
  })
  .transform(({ id, question, hint = null, required, least = 0, most = USUAL_MOST, choices }): Question => ({
    id,
    question,
    hint,
    required,
    ...(choices === undefined ? { kind: 'words', least, most } : { kind: 'choice', choices }),
  }));

export const applicationsSchema = z.strictObject({
  /** Whether people can apply now; false keeps the questions for the next time. */
  open: z.boolean(),
  /** What they read first. */
  intro: z
    .string()
    .trim()
    .min(1, 'está vacío: escribe un texto o quita la línea')
    .max(600, 'es demasiado largo: no pases de 600 caracteres')
    .optional(),
  networkIds: z.enum(NETWORK_IDS).default('opcional'),
  questions: z
    .array(questionSchema)
    .max(20, 'son demasiadas: no pases de 20')
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'dos preguntas tienen el mismo «id»: cambia una',
    )
    .default([]),
});

/** The form of an airline that takes applications. */
export type ApplicationForm = Omit<z.output<typeof applicationsSchema>, 'open'>;
