/** Parts of which each rule in `content/plataforma/reglas-puntuacion.yaml` is made. */
import { RULE_FIELDS, RULE_PHASES } from '@va/domain/scoring/rule-id.ts';
import { z } from 'zod';
import { isoDate } from '../content/common.ts';
import { between, shortText, whole } from './fields.ts';

/** ICAO type designator, two to four capitals and digits. */
export const icaoType = z
  .string()
  .regex(/^[A-Z][A-Z0-9]{1,3}$/, 'no es un código OACI de tipo: escribe de dos a cuatro mayúsculas y cifras');

/** Tenths of a score, 0 to 100. */
export const tenths = whole(0, 100);
/** Speed, 0 to 600 kt. */
export const speedKt = between(0, 600);
/** Duration, 0 to 3 600 s. */
export const seconds = between(0, 3600);
/** Duration, 0 to 120 min. */
export const minutes = between(0, 120);
/** Height, 0 to 60 000 ft. */
export const feet = between(0, 60_000);
/** Vertical speed, 0 to 5 000 ft/min. */
export const fpm = between(0, 5000);
/** Angle, 0 to 90°. */
export const degrees = between(0, 90);
/** Length, 0 to 6 000 m. */
export const metres = between(0, 6000);
/** Mass, 0 to 700 000 kg. */
export const kilograms = between(0, 700_000);
/** Part of a whole, 0 to 100 %. */
export const percent = between(0, 100);
/** Samples a second, 1 to 100. */
export const hertz = between(1, 100);
/** Something a rule needs to be judged. */
export const ruleField = z.enum(RULE_FIELDS, `escribe uno de estos datos: ${RULE_FIELDS.join(', ')}`);

const phase = z.enum(RULE_PHASES, `escribe una de estas fases: ${RULE_PHASES.join(', ')}`);

/** A scale of tenths: values that rise, the last step without an end. */
export const bands = z
  .array(
    z.strictObject({
      /** Up to and including this value, in the unit of its rule; null for all above. */
      upTo: between(0, 10_000).nullable(),
      deduction: tenths,
    }),
  )
  .min(2, 'necesita al menos dos tramos')
  .refine(
    (steps) => steps.every(({ upTo }, i) => i === 0 || (upTo ?? Infinity) > (steps[i - 1]?.upTo ?? Infinity)),
    'no van en orden: escribe los tramos de menor a mayor «upTo»; sólo el último lleva «null»',
  )
  .refine((steps) => steps.at(-1)?.upTo === null, 'no tienen fin: escribe «null» en «upTo» del último tramo');

/** One rule with its own thresholds, tolerances and kind of deduction. */
export function rule<T extends z.ZodRawShape, L extends z.ZodRawShape, D extends z.ZodType>(
  thresholds: T,
  tolerance: L,
  deduction: D,
) {
  return z.strictObject({
    /** What the rule asks for; pilots read it. */
    title: shortText,
    /** Where in the flight it looks; the page of the rules names them. */
    phases: z.array(phase).min(1, 'necesita al menos una fase'),
    /** What the recorder must report; without all of it the rule is «sin datos». */
    fields: z.array(ruleField).min(1, 'necesita al menos un dato'),
    /** From where it finds fault. */
    thresholds: z.strictObject(thresholds),
    /** Thresholds that differ for a type. */
    byType: z.record(icaoType, z.strictObject(thresholds).partial()).default({}),
    /** What is let pass on top, against false positives. */
    tolerance: z.strictObject(tolerance),
    /** Tenths per occurrence; where the rule has steps of its own, those. */
    deduction,
    /** Most tenths it takes, and its weight in the coverage. */
    cap: tenths,
    /** First day, UTC, by off block; without it the rule is for all flights. */
    desde: isoDate.nullable().default(null),
  });
}
