import type { RuleId } from './rule-id.ts';
import { judgeEngineOrder } from './rules/s01-engine-order.ts';
import { judgeBeacon } from './rules/s02-beacon.ts';
import { judgeTaxiSpeed } from './rules/s03-taxi-speed.ts';
import { judgeTaxiLight } from './rules/s04-taxi-light.ts';
import { judgeRunwayLights } from './rules/s05-runway-lights.ts';
import { judgeLandingLights } from './rules/s06-landing-lights.ts';
import { judgeTakeOffFlaps } from './rules/s07-takeoff-flaps.ts';
import { judgeSpeedBelowFl100 } from './rules/s08-speed-below-fl100.ts';
import { judgeOverspeed } from './rules/s09-overspeed.ts';
import { judgeFlapGearSpeed } from './rules/s10-flap-gear-speed.ts';
import { judgeStall } from './rules/s11-stall.ts';
import { judgeAttitude } from './rules/s12-attitude.ts';
import { judgeStabilised } from './rules/s13-stabilised.ts';
import { judgeTouchdownRate } from './rules/s14-touchdown-rate.ts';
import { judgeTouchdownG } from './rules/s15-touchdown-g.ts';
import { judgeBounces } from './rules/s16-bounces.ts';
import { judgeTouchdownZone } from './rules/s17-touchdown-zone.ts';
import { judgeLandingFuel } from './rules/s18-landing-fuel.ts';
import { judgeWeights } from './rules/s19-weights.ts';
import { judgePlannedFuel } from './rules/s20-planned-fuel.ts';
import { judgePauses } from './rules/s21-pauses.ts';
import { judgeEngineTemperature } from './rules/s22-engine-temperature.ts';
import { judgeSecured } from './rules/s23-secured.ts';
import { judgeDuration } from './rules/s24-duration.ts';
import { judgeOnline } from './rules/s25-online.ts';
import type { Judge } from './scoring-rules.ts';

/** The judge of each rule. */
export const JUDGES: { readonly [K in RuleId]: Judge<K> } = {
  'S-01': judgeEngineOrder,
  'S-02': judgeBeacon,
  'S-03': judgeTaxiSpeed,
  'S-04': judgeTaxiLight,
  'S-05': judgeRunwayLights,
  'S-06': judgeLandingLights,
  'S-07': judgeTakeOffFlaps,
  'S-08': judgeSpeedBelowFl100,
  'S-09': judgeOverspeed,
  'S-10': judgeFlapGearSpeed,
  'S-11': judgeStall,
  'S-12': judgeAttitude,
  'S-13': judgeStabilised,
  'S-14': judgeTouchdownRate,
  'S-15': judgeTouchdownG,
  'S-16': judgeBounces,
  'S-17': judgeTouchdownZone,
  'S-18': judgeLandingFuel,
  'S-19': judgeWeights,
  'S-20': judgePlannedFuel,
  'S-21': judgePauses,
  'S-22': judgeEngineTemperature,
  'S-23': judgeSecured,
  'S-24': judgeDuration,
  'S-25': judgeOnline,
};
