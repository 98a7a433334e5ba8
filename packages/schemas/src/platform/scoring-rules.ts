/** `content/plataforma/reglas-puntuacion.yaml`: the scoring rules, both as published and as executed. */
import {
  PERCENT,
  SECONDS,
  BAND_END,
  type FigureKind,
  type NumberKind,
  TENTHS,
  FPM,
  KILOGRAMS,
  MINUTES,
  SPEED_KT,
} from '@va/domain/scoring/figure-kinds.ts';
import { type RuleSet, SCORE_RULES } from '@va/domain/scoring/score-rules.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { z } from 'zod';
import { RULE_FIELDS, RULE_PHASES } from '@va/domain/scoring/rule-fields.ts';
import type { RuleFigures } from '@va/domain/scoring/rule-parts.ts';
import { isoDate } from '../content/common.ts';
import { airportCode, between, shortText, whole } from './fields.ts';

/** The parts of each rule in `content/plataforma/reglas-puntuacion.yaml`. */

/** ICAO type designator, two to four capitals and digits. */
const icaoType = z
  .string()
  .regex(/^[A-Z][A-Z0-9]{1,3}$/, 'no es un código OACI de tipo: escribe de dos a cuatro mayúsculas y cifras');

/** A number of a kind. */
function figure({ isWhole, least, most }: NumberKind) {
  return isWhole ? whole(least, most) : between(least, most);
}

/** Something a rule needs to be judged. */
const ruleField = z.enum(RULE_FIELDS, `escribe uno de estos datos: ${RULE_FIELDS.join(', ')}`);

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
function ruleSchema({ thresholds, tolerance, deduction }: RuleFigures) {
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

/** Limits of the types and figures of the flags in `content/plataforma/reglas-puntuacion.yaml`. */

/** Figures of an aircraft type, from its manual. */
const typeLimits = z.strictObject({
  /** Largest operating speed, kt indicated. */
  vmoKt: figure(SPEED_KT),
  /** Largest operating Mach number, 0.3 to 1. */
  mmo: between(0.3, 1),
  /** Largest speed with the lever at each position, kt; lever 1 has two detents. */
  vfeKt: z.strictObject({
    '1': figure(SPEED_KT),
    '1+F': figure(SPEED_KT),
    '2': figure(SPEED_KT),
    '3': figure(SPEED_KT),
    '4': figure(SPEED_KT),
  }),
  /** Largest speed with the gear down or moving down, kt. */
  gearKt: figure(SPEED_KT),
  /** Largest speed while the gear moves up, kt. */
  gearRetractionKt: figure(SPEED_KT),
  /** Speed under which a stall is plausible, kt. */
  stallKt: figure(SPEED_KT),
  /** Fuel for the last 30 minutes, kg. */
  reserveKg: figure(KILOGRAMS),
  /** Largest take-off weight, kg. */
  mtowKg: figure(KILOGRAMS),
  /** Largest landing weight, kg; null as long as nobody has given it. */
  mlwKg: figure(KILOGRAMS).nullable(),
});

/** Figures of the flags, for records that a person must look at; they deduct nothing. */
const flagFigures = z.strictObject({
  /** V-01: simulation rate above this, 1 being real time, … */
  rate: between(1, 16),
  /** … for longer than this. */
  rateS: figure(SECONDS),
  /** V-02: a jump is longer than this, NM, … */
  jumpNm: between(0, 100),
  /** … and than so many times the way at ground speed. */
  jumpFactor: between(1, 10),
  /** V-03: kg gained in the air. */
  refuelKg: figure(KILOGRAMS),
  /** V-04: minutes of flight in which the fuel never falls. */
  steadyFuelMin: figure(MINUTES),
  /** V-07: miles before the touchdown that must be recorded, NM. */
  lastNm: between(0, 100),
  /** V-08: gaps above this part of the block, … */
  gapPercent: figure(PERCENT),
  /** … or pauses above this. */
  pauseMin: figure(MINUTES),
  /** V-09: shorter than this part of the shortest possible flight, … */
  shortPercent: figure(PERCENT),
  /** … with this tailwind, kt, … */
  tailwindKt: figure(SPEED_KT),
  /** … at the largest Mach number and this speed of sound, kt. */
  soundKt: between(500, 700),
  /** V-10: harder than this, ft/min, … */
  crashFpm: figure(FPM),
  /** … and than this load factor. */
  crashG: between(1, 10),
  /** V-11: distance from the origin, NM. */
  originNm: between(0, 100),
});

/** An add-on that is known to report something wrongly. */
const addOnFault = z.strictObject({
  /** Part of the title that recorders send; capitals don't matter. */
  title: shortText,
  /** Data that must not be trusted. */
  fields: z.array(ruleField).min(1, 'necesita al menos un dato'),
});

/** Every rule by its id. Its type and its schema follow from the same figures, which `RuleOf` and `ruleSchema` read alike. */
const rules = z.strictObject(
  Object.fromEntries(Object.values(SCORE_RULES).map(({ id, figures }) => [id, ruleSchema(figures)])),
) as z.ZodType<unknown> as z.ZodType<RuleSet>;

/** The whole file. */
export const scoringRulesSchema: z.ZodType<ScoringRules> = z.strictObject({
  general: z.strictObject({
    /** Time at the start of the recording that all rules ignore, s. */
    startS: figure(SECONDS),
    /** Time after a pause or gap that all rules ignore, s. */
    afterInterruptionS: figure(SECONDS),
    /** Coverage, percent, below which a person must decide. */
    leastCoverage: figure(PERCENT),
  }),
  rules,
  /** Figures of the flags, for records that a person must look at. */
  flags: flagFigures,
  /** Limits by ICAO type designator. */
  types: z.record(icaoType, typeLimits),
  /** Add-ons with known faults. */
  addOns: z.array(addOnFault),
});
