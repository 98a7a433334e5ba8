import { readRecorded, readRecording } from '#server/modules/recorded/recording.ts';
import { startBody } from '../test-flight.ts';
import { clientOf, type Load } from './load.ts';

/** Points in each batch. */
const BATCH = 20;

/** Batches of points of one flight, whose recorder asks before each server's first batch for the flight that it began. */
export function recording(callsign: string): Load {
  const pilot = clientOf(callsign);
  const acknowledged: number[] = [];
  const codes = new Map<string, string>();
  let next = 0;
  return {
    acknowledged,
    async act(origin) {
      const client = await pilot(origin);
      if (!codes.has(origin)) {
        const begun = await client.post('/reports/start', startBody(`load-${callsign}`));
        if (begun.status >= 400) return begun;
        codes.set(origin, begun.body.code);
      }
      const first = next++ * BATCH;
      const now = new Date().toISOString();
      const points = Array.from({ length: BATCH }, (_, i) => ({
        seq: first + i,
        at: now,
        lat: 40.5,
        lon: -3.5,
      }));
      const answer = await client.post(`/reports/${codes.get(origin)}/points`, { clientNow: now, points });
      if (answer.status === 200) acknowledged.push(first);
      return answer;
    },
    async faults({ queries }, expected = acknowledged) {
      const reports = await queries
        .selectFrom('report')
        .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
        .select(['report.id', 'report.state'])
        .where('pilot.callsign', '=', callsign)
        .execute();
      const [report] = reports;
      if (reports.length !== 1 || report?.state !== 'in_progress')
        return [`flights of ${callsign}: ${reports.map(({ state }) => state).join()}`];
      const seqs = (await readRecorded(queries, report.id)).points.map(({ seq }) => seq);
      const there = new Set(seqs);
      // What the recorder would be told is there, is there: nothing by half.
      const { kept, points } = await readRecording(queries, report.id);
      const told = kept.reduce((sum, [from, to]) => sum + to - from + 1, 0);
      return [
        ...expected
          .filter((first) =>
            Array.from({ length: BATCH }, (_, i) => i).some((i) => !there.has(Number(first) + i)),
          )
          .map((first) => `lost: batch from ${first}`),
        ...(told === there.size && points === there.size && seqs.length === there.size
          ? []
          : [`told ${told}, counted ${points}, there ${there.size} in ${seqs.length}`]),
      ];
    },
  };
}
