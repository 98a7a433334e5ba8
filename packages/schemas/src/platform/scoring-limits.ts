/** Limits of the types and figures of the flags in `content/plataforma/reglas-puntuacion.yaml`. */
import { FPM, KILOGRAMS, MINUTES, PERCENT, SECONDS, SPEED_KT } from '@va/domain/scoring/figure-kinds.ts';
import { z } from 'zod';
import { between, shortText } from './fields.ts';
import { figure, ruleField } from './scoring-rule.ts';

/** Figures of an aircraft type, from its manual. */
export const typeLimits = z.strictObject({
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
export const flagFigures = z.strictObject({
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
export const addOnFault = z.strictObject({
  /** Part of the title that recorders send; capitals don't matter. */
  title: shortText,
  /** Data that must not be trusted. */
  fields: z.array(ruleField).min(1, 'necesita al menos un dato'),
});
