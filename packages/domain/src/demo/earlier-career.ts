import type { RankNeeds } from '../ranks/rank-progress.ts';
import { seededRandom } from '../random.ts';

/** Most that a career may exceed what the rank asks for, as a share of it. */
const MORE = 0.4;

/** Hours and points that a pilot of the demo has from before its days: enough for the rank they have in the content. */
export function earlierCareer(
  callsign: string,
  { points, minutes }: RankNeeds,
): { minutes: number; points: number } {
  const random = seededRandom(callsign);
  const more = (least: number) => Math.ceil(least * (1 + MORE * random.fraction()));
  return { minutes: more(minutes), points: more(points) };
}
