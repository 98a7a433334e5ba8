import type { Flag } from '../score-item.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import type { Track } from '../track.ts';
import { clockSkewed } from './clock.ts';
import { crashSuspected } from './crash.ts';
import type { FlagRule } from './flag-rule.ts';
import { refuelledInFlight, unlimitedFuel } from './fuel.ts';
import { begunElsewhere, begunUnderWay, typeNotAccepted } from './origin.ts';
import { endNotRecorded, impossiblyShort, muchMissing } from './record.ts';
import { diverted, fieldDistrusted, otherCallsign, overlapping } from './report.ts';
import { noticedByRecorder } from './noticed.ts';
import { acceleratedTime } from './accelerated-time.ts';
import { repositioned } from './simulation.ts';

/** Rules of the flags in order of their codes, V-01 first. */
const FLAG_RULES: readonly FlagRule[] = [
  acceleratedTime,
  repositioned,
  refuelledInFlight,
  unlimitedFuel,
  typeNotAccepted,
  begunUnderWay,
  endNotRecorded,
  muchMissing,
  impossiblyShort,
  crashSuspected,
  begunElsewhere,
  diverted,
  overlapping,
  clockSkewed,
  otherCallsign,
  fieldDistrusted,
  noticedByRecorder,
];

/** All flags of a recording. */
export function findFlags(track: Track, rules: ScoringRules): Flag[] {
  return FLAG_RULES.flatMap((find) => find(track, rules.flags, rules));
}
