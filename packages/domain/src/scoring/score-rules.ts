/** The rules of the score. Each is one file: its id, its figures with their bounds, its words and its judge. */
import { engineOrderRule } from './rules/s01-engine-order.ts';
import { beaconRule } from './rules/s02-beacon.ts';
import { taxiSpeedRule } from './rules/s03-taxi-speed.ts';
import { taxiLightRule } from './rules/s04-taxi-light.ts';
import { runwayLightsRule } from './rules/s05-runway-lights.ts';
import { landingLightsRule } from './rules/s06-landing-lights.ts';
import { takeOffFlapsRule } from './rules/s07-takeoff-flaps.ts';
import { speedBelowFl100Rule } from './rules/s08-speed-below-fl100.ts';
import { overspeedRule } from './rules/s09-overspeed.ts';
import { flapGearSpeedRule } from './rules/s10-flap-gear-speed.ts';
import { stallRule } from './rules/s11-stall.ts';
import { attitudeRule } from './rules/s12-attitude.ts';
import { stabilisedRule } from './rules/s13-stabilised.ts';
import { touchdownRateRule } from './rules/s14-touchdown-rate.ts';
import { touchdownGRule } from './rules/s15-touchdown-g.ts';
import { bouncesRule } from './rules/s16-bounces.ts';
import { touchdownZoneRule } from './rules/s17-touchdown-zone.ts';
import { landingFuelRule } from './rules/s18-landing-fuel.ts';
import { weightsRule } from './rules/s19-weights.ts';
import { plannedFuelRule } from './rules/s20-planned-fuel.ts';
import { pausesRule } from './rules/s21-pauses.ts';
import { engineTemperatureRule } from './rules/s22-engine-temperature.ts';
import { securedRule } from './rules/s23-secured.ts';
import { durationRule } from './rules/s24-duration.ts';
import { onlineRule } from './rules/s25-online.ts';
import type { RuleOf } from './rule-parts.ts';

/** Rules by id, in the order in which a report lists them. */
export const SCORE_RULES = {
  [engineOrderRule.id]: engineOrderRule,
  [beaconRule.id]: beaconRule,
  [taxiSpeedRule.id]: taxiSpeedRule,
  [taxiLightRule.id]: taxiLightRule,
  [runwayLightsRule.id]: runwayLightsRule,
  [landingLightsRule.id]: landingLightsRule,
  [takeOffFlapsRule.id]: takeOffFlapsRule,
  [speedBelowFl100Rule.id]: speedBelowFl100Rule,
  [overspeedRule.id]: overspeedRule,
  [flapGearSpeedRule.id]: flapGearSpeedRule,
  [stallRule.id]: stallRule,
  [attitudeRule.id]: attitudeRule,
  [stabilisedRule.id]: stabilisedRule,
  [touchdownRateRule.id]: touchdownRateRule,
  [touchdownGRule.id]: touchdownGRule,
  [bouncesRule.id]: bouncesRule,
  [touchdownZoneRule.id]: touchdownZoneRule,
  [landingFuelRule.id]: landingFuelRule,
  [weightsRule.id]: weightsRule,
  [plannedFuelRule.id]: plannedFuelRule,
  [pausesRule.id]: pausesRule,
  [engineTemperatureRule.id]: engineTemperatureRule,
  [securedRule.id]: securedRule,
  [durationRule.id]: durationRule,
  [onlineRule.id]: onlineRule,
};

/** Id of a rule. */
export type RuleId = keyof typeof SCORE_RULES;

/** The figures of every rule, as the airline publishes them. */
export type RuleSet = { readonly [K in RuleId]: RuleOf<(typeof SCORE_RULES)[K]['figures']> };

/** Ids in the order in which a report lists them. */
export const RULE_IDS: readonly RuleId[] = Object.values(SCORE_RULES).map(({ id }) => id);

/** Whether a word is the id of a rule. */
export function isRuleId(word: string): word is RuleId {
  return Object.hasOwn(SCORE_RULES, word);
}
