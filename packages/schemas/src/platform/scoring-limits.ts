/** Limits of the types and figures of the flags in `content/plataforma/reglas-puntuacion.yaml`. */
import { z } from 'zod';
import { between, shortText } from './fields.ts';
import { fpm, kilograms, minutes, percent, ruleField, seconds, speedKt } from './scoring-rule.ts';

/** Figures of an aircraft type, from its manual. */
export const typeLimits = z.strictObject({
  /** Largest operating speed, kt indicated. */
  vmoKt: speedKt,
  /** Largest operating Mach number, 0.3 to 1. */
  mmo: between(0.3, 1),
  /** Largest speed with the lever at each position, kt; lever 1 has two detents. */
  vfeKt: z.strictObject({ '1': speedKt, '1+F': speedKt, '2': speedKt, '3': speedKt, '4': speedKt }),
  /** Largest speed with the gear down or moving down, kt. */
  gearKt: speedKt,
  /** Largest speed while the gear moves up, kt. */
  gearRetractionKt: speedKt,
  /** Speed under which a stall is plausible, kt. */
  stallKt: speedKt,
  /** Fuel for the last 30 minutes, kg. */
  reserveKg: kilograms,
  /** Largest take-off weight, kg. */
  mtowKg: kilograms,
  /** Largest landing weight, kg; null as long as nobody has given it. */
  mlwKg: kilograms.nullable(),
});

/** When a record needs a look; nothing here deducts. */
export const flagFigures = z.strictObject({
  /** V-01: simulation rate above this, 1 being real time, … */
  rate: between(1, 16),
  /** … for longer than this. */
  rateS: seconds,
  /** V-02: a jump is longer than this, NM, … */
  jumpNm: between(0, 100),
  /** … and than so many times the way at ground speed. */
  jumpFactor: between(1, 10),
  /** V-03: kg gained in the air. */
  refuelKg: kilograms,
  /** V-04: minutes of flight in which the fuel never falls. */
  steadyFuelMin: minutes,
  /** V-07: miles before the touchdown that must be recorded, NM. */
  lastNm: between(0, 100),
  /** V-08: gaps above this part of the block, … */
  gapPercent: percent,
  /** … or pauses above this. */
  pauseMin: minutes,
  /** V-09: shorter than this part of the shortest possible flight, … */
  shortPercent: percent,
  /** … with this tailwind, kt, … */
  tailwindKt: speedKt,
  /** … at the largest Mach number and this speed of sound, kt. */
  soundKt: between(500, 700),
  /** V-10: harder than this, ft/min, … */
  crashFpm: fpm,
  /** … and than this load factor. */
  crashG: between(1, 10),
  /** V-11: distance from the origin, NM. */
  originNm: between(0, 100),
});

/** An add-on that is known to report something wrongly. */
export const addOnFault = z.strictObject({
  /** Part of the title that recorders send; capitals don't matter. */
  title: shortText,
  /** What is not to be trusted. */
  fields: z.array(ruleField).min(1, 'necesita al menos un dato'),
});
