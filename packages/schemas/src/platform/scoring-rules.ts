/** `content/plataforma/reglas-puntuacion.yaml`: what a flight is scored by. What is published is what runs. */
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { z } from 'zod';
import { airportCode, between, whole } from './fields.ts';
import { addOnFault, flagFigures, typeLimits } from './scoring-limits.ts';
import {
  bands,
  degrees,
  feet,
  fpm,
  hertz,
  icaoType,
  kilograms,
  metres,
  minutes,
  percent,
  rule,
  seconds,
  speedKt,
  tenths,
} from './scoring-rule.ts';

const rules = z.strictObject({
  /** Engines by number in the order of their start; starts closer than `apartS` can't be told apart. */
  'S-01': rule({ order: z.array(whole(1, 4)).length(2) }, { apartS: seconds }, tenths),
  /** Beacon off for longer than `offS`; the first `debounceS` of it don't count. */
  'S-02': rule({ offS: seconds }, { debounceS: seconds }, tenths),
  /** Speed on the ground; `turnKt` is shown only. Above `takeoffKt` and in line with a runway it is a take-off. */
  'S-03': rule(
    { speedKt, turnKt: speedKt },
    { speedKt, seconds, afterLandingS: seconds, takeoffKt: speedKt, alignedDeg: degrees },
    tenths,
  ),
  /** Taxi light off for longer than `offS` above `speedKt`; the landing roll ends at `rollKt`. */
  'S-04': rule({ offS: seconds, speedKt }, { rollKt: speedKt }, tenths),
  /** Strobe and landing lights within `seconds` of lift-off and of `landingFt` over the ground. */
  'S-05': rule({ landingFt: feet }, { seconds }, tenths),
  /** Landing lights off for longer than `offS` below, or on for longer than `onS` above `altFt`, less and plus `bandFt`. */
  'S-06': rule(
    { altFt: feet, offS: seconds, onS: seconds },
    { bandFt: feet },
    z.strictObject({ below: tenths, above: tenths }),
  ),
  /** Lever at `least` or further at lift-off. */
  'S-07': rule({ least: whole(0, 4) }, {}, tenths),
  /** Indicated speed below `altFt`; leave by the controller holds for `approvalMin`. */
  'S-08': rule(
    { speedKt, altFt: feet, seconds },
    { speedKt, altFt: feet, mergeS: seconds, approvalMin: minutes },
    tenths,
  ),
  /** Largest operating speed and Mach number; with turbulence reported within `turbulenceMin` the cap is `turbulenceCap`. */
  'S-09': rule(
    { seconds },
    { speedKt, mach: between(0, 0.2), turbulenceCap: tenths, turbulenceMin: minutes },
    tenths,
  ),
  /** Flap and gear speeds; the gear takes `retractionS` to come up. */
  'S-10': rule({ seconds }, { speedKt, retractionS: seconds }, tenths),
  /** Stall warning and speed; not before `afterTakeoffS` nor below `aglFt` over the ground. */
  'S-11': rule({ seconds }, { afterTakeoffS: seconds, aglFt: feet }, tenths),
  /** Bank and pitch, degrees. */
  'S-12': rule({ bankDeg: degrees, pitchUpDeg: degrees, pitchDownDeg: degrees, seconds }, {}, tenths),
  /** Gear, flaps, mean sink over `sinkS` and bank at `gateFt`, in instrument conditions at `gateImcFt` too. */
  'S-13': rule(
    {
      gateFt: feet,
      gateImcFt: feet,
      leastFlaps: whole(0, 4),
      sinkFpm: fpm,
      sinkS: seconds,
      bankDeg: degrees,
    },
    { steepSinkFpm: fpm, steepApproaches: z.array(airportCode) },
    tenths,
  ),
  /** Bands of ft/min; above `hardFpm` the report says «toma dura». Two measures further apart than `doubtFpm`: the kinder. */
  'S-14': rule({ bands, hardFpm: fpm }, { doubtFpm: fpm, slopeS: seconds, leastHz: hertz }, tenths),
  /** Bands of g within `windowS` of the touchdown. */
  'S-15': rule({ bands }, { windowS: seconds, leastHz: hertz }, tenths),
  /** Lifts above `liftFt` for longer than `seconds`; the first `free` take nothing. */
  'S-16': rule({ liftFt: feet, seconds }, { free: whole(0, 10), leastHz: hertz }, tenths),
  /** Beyond the larger of `beyondM` and `beyondShare` of the available length, or before the threshold. */
  'S-17': rule(
    { beyondM: metres, beyondShare: between(0, 1) },
    { positionM: metres, alignedDeg: degrees, lateralM: metres },
    z.strictObject({ beyond: tenths, before: tenths }),
  ),
  /** Fuel at the touchdown against `reserveShare` of the type's reserve. */
  'S-18': rule({ reserveShare: between(0, 5) }, { percent }, tenths),
  /** Weights against `share` of the type's limits. */
  'S-19': rule({ share: between(0, 2) }, { percent }, tenths),
  /** Fuel off block against the plan: both figures must be passed. */
  'S-20': rule({ percent, kg: kilograms }, {}, tenths),
  /** Pauses from `seconds` on. */
  'S-21': rule({ seconds }, {}, tenths),
  /** Minutes of running before the take-off and after the landing. */
  'S-22': rule({ minutes }, {}, tenths),
  /** Seconds to secure the aircraft. */
  'S-23': rule({ seconds }, {}, tenths),
  /** Shown only. */
  'S-24': rule({}, {}, tenths),
  /** Merit only; what is off the network up to `ownGapMin`, and a feed silent for `outageS`, don't count against. */
  'S-25': rule({ meritPercent: percent }, { ownGapMin: minutes, outageS: seconds }, tenths),
});

/** The whole file. */
export const scoringRulesSchema: z.ZodType<ScoringRules> = z.strictObject({
  general: z.strictObject({
    /** Start of the recording that no rule looks at. */
    startS: seconds,
    /** Time after a pause or gap that no rule looks at. */
    afterInterruptionS: seconds,
    /** Coverage under which a person decides. */
    leastCoverage: percent,
  }),
  rules,
  /** When a record needs a look. */
  flags: flagFigures,
  /** Limits by ICAO type designator. */
  types: z.record(icaoType, typeLimits),
  /** Add-ons with known faults. */
  addOns: z.array(addOnFault),
});
