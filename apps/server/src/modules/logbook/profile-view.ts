import type { FlightProfile } from '@va/contract/flights/flight-profile.ts';
import { profileGaps, thinForProfile, profilePhases } from '@va/domain/flight-record/flight-profile.ts';
import { believedRecording } from '@va/domain/flight-record/believed-recording.ts';
import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { findTouchdowns, lastLanding } from '@va/domain/flight-record/touchdowns.ts';
import type { Queries } from '#server/db/database.ts';
import { readRecorded, readRecording } from '../recorded/recording.ts';
import type { ReportRow } from '../reports/report-rows.ts';

/** Approximate number of points that a profile is thinned to. */
const PROFILE_POINTS = 400;
/** Time shown before and after a landing, ms. */
const BEFORE_MS = 12_000;
const AFTER_MS = 5000;
/** Fewest heights for drawing a landing's line. */
const LEAST_HEIGHTS = 5;

/** Height and speed over time, by the server's clock. */
export async function profileView(queries: Queries, row: ReportRow): Promise<FlightProfile> {
  const { thinned } = await readRecording(queries, row.id);
  const { points, events, reporting } = inOurTimes(await readRecorded(queries, row.id));
  const { points: ours, states } = believedRecording(points);
  const iso = (ms: number) => new Date(ms).toISOString();
  const span = <T extends { from: number; to: number }>({ from, to, ...rest }: T) => ({
    ...rest,
    from: iso(from),
    to: iso(to),
  });
  const down = lastLanding(ours, states, findTouchdowns(ours, states, events, reporting), reporting).at(-1);
  // Prefer the track's points if they are dense enough: the fast samples cover only two seconds, not the approach.
  const slow = ours.filter(
    ({ at }) => down !== undefined && at >= down.at - BEFORE_MS && at <= down.at + AFTER_MS,
  );
  // The last attitude in the air, or of the second of the touchdown.
  const attitude = slow.findLast(
    ({ at, pitch, bank }) => down !== undefined && at <= down.at + 1000 && (pitch ?? bank) !== null,
  );
  const fast = down?.event?.data.window ?? [];
  return {
    points: thinForProfile(ours, PROFILE_POINTS).map(({ at, lat, lon, altFt, iasKt, gsKt }) => ({
      at: iso(at),
      lat,
      lon,
      altFt,
      iasKt,
      gsKt,
    })),
    phases: profilePhases(ours).map(span),
    // A thinned track has only one point a minute: every interval would look like a gap.
    gaps: thinned ? [] : profileGaps(ours, reporting).map(span),
    touchdown: down
      ? {
          at: iso(down.at),
          pitchDeg: attitude?.pitch ?? null,
          bankDeg: attitude?.bank ?? null,
          heights: (slow.length >= LEAST_HEIGHTS ? slow : fast).flatMap(({ at, aglFt }) =>
            aglFt === null ? [] : [{ at: iso(at), aglFt }],
          ),
        }
      : null,
    thinned,
  };
}
