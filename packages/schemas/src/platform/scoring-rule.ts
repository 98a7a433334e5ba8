/** The parts of each rule in `content/plataforma/reglas-puntuacion.yaml`. */
import { RULE_FIELDS, RULE_PHASES } from '@va/domain/scoring/rule-fields.ts';
import { BAND_END, type FigureKind, type NumberKind, TENTHS } from '@va/domain/scoring/figure-kinds.ts';
import type { RuleFigures } from '@va/domain/scoring/rule-parts.ts';
import { z } from 'zod';
import { isoDate } from '../content/common.ts';
import { airportCode, between, shortText, whole } from './fields.ts';

/** ICAO type designator, two to four capitals and digits. */
export const icaoType = z
  .string()
  .regex(/^[A-Z][A-Z0-9]{1,3}$/, 'no es un código OACI de tipo: escribe de dos a cuatro mayúsculas y cifras');

/** A number of a kind. */
export function figure({ isWhole, least, most }: NumberKind) {
  return isWhole ? whole(least, most) : between(least, most);
}

/** Something a rule needs to be judged. */
export const ruleField = z.enum(RULE_FIELDS, `escribe uno de estos datos: ${RULE_FIELDS.join(', ')}`);

const phase = z.enum(RULE_PHASES, `escribe una de estas fases: ${RULE_PHASES.join(', ')}`);

/** Steps of deductions in tenths: rising upper limits, the last step without one. */
const bands = z
  .array(
    z.strictObject({
      /** Up to and including this value, in the unit of its rule; null for all above. */
      upTo: figure(BAND_END).nullable(),
      deduction: figure(TENTHS),
    }),
  )
  .min(2, 'necesita al menos dos tramos')
  .refine(
    (steps) => steps.every(({ upTo }, i) => i === 0 || (upTo ?? Infinity) > (steps[i - 1]?.upTo ?? Infinity)),
    'no van en orden: escribe los tramos de menor a mayor «upTo»; sólo el último lleva «null»',
  )
  .refine((steps) => steps.at(-1)?.upTo === null, 'no tienen fin: escribe «null» en «upTo» del último tramo');

/** A figure of a rule. */
function kindSchema(kind: FigureKind): z.ZodType {
  switch (kind.kind) {
    case 'number':
      return figure(kind);
    case 'numbers':
      return z.array(figure(kind.each)).length(kind.length);
    case 'bands':
      return bands;
    case 'airports':
      return z.array(airportCode);
  }
}

const kindsSchema = (kinds: Readonly<Record<string, FigureKind>>) =>
  z.strictObject(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kindSchema(kind)])));

/** One rule with its own thresholds, tolerances and kind of deduction. */
export function ruleSchema({ thresholds, tolerance, deduction }: RuleFigures) {
  return z.strictObject({
    /** The rule's requirement, a text for pilots. */
    title: shortText,
    /** Phases of flight that it checks; the page of the rules lists them. */
    phases: z.array(phase).min(1, 'necesita al menos una fase'),
    /** Data that the recorder must report; if any is missing, the rule is «sin datos». */
    fields: z.array(ruleField).min(1, 'necesita al menos un dato'),
    /** Values beyond which it deducts. */
    thresholds: kindsSchema(thresholds),
    /** Thresholds that differ for a type. */
    byType: z.record(icaoType, kindsSchema(thresholds).partial()).default({}),
    /** Tolerance added to the thresholds, against false positives. */
    tolerance: kindsSchema(tolerance),
    /** Deduction per occurrence, tenths, or the rule's own steps. */
    deduction: isOne(deduction) ? figure(deduction) : kindsSchema(deduction),
    /** Largest total deduction, tenths; also its weight in the coverage. */
    cap: figure(TENTHS),
    /** First day, UTC, by off block; without it the rule is for all flights. */
    desde: isoDate.nullable().default(null),
  });
}

/** Whether each occurrence deducts the same amount. */
const isOne = (deduction: RuleFigures['deduction']): deduction is NumberKind => 'kind' in deduction;
