import { DAY_MS } from '../durations.ts';
import type { SeededRandom } from './seeded-random.ts';
import { SLIPS } from './slips.ts';

/** In the last `WAITING_DAYS` days one recording in `WAITING_EVERY` lacks its end, so that staff must decide on it. */
const WAITING_DAYS = 9;
const WAITING_EVERY = 2;
/** Chance of each slip on a flight: about one slip per flight. */
const SLIP_SHARE = 0.2;

/** Weather of a flight of the demo, and how well it was flown: most land softly, some firmly, a few hard. */
export function conditions(startsAt: number, now: number, random: SeededRandom) {
  const luck = random.fraction();
  const touchdownFpm =
    luck < 0.7 ? 110 + random.below(180) : luck < 0.94 ? 305 + random.below(140) : 520 + random.below(200);
  const recent = startsAt > now - WAITING_DAYS * DAY_MS;
  const endLost = random.below(WAITING_EVERY) === 0 && recent;
  const wind = { fromDeg: 200 + random.below(140), kt: 5 + random.below(70) };
  const slips = SLIPS.filter(() => random.fraction() < SLIP_SHARE);
  return { touchdownFpm, slips, endLost, wind };
}
