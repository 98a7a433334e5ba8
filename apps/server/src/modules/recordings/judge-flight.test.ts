import fc from 'fast-check';
import { inOurTimes } from '@va/domain/flight-record/our-times.ts';
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, it, test } from 'vitest';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import { startApi } from '#server/testing/api-server.ts';
import { sampleAirline, sampleScoring } from '#server/testing/sample-airline.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { judgeFlight } from './judge-flight.ts';
import { packPoints, unpackPoints } from '../recorded/telemetry-code.ts';

const { points, events } = recordOf({});
const SIZE = 200;
const batches = Array.from({ length: Math.ceil(points.length / SIZE) }, (_, i) => {
  const part = points.slice(i * SIZE, (i + 1) * SIZE);
  const newestPointAt = part.at(-1)!.at;
  // A clock that is four minutes slow.
  const clock = {
    clientNow: newestPointAt,
    serverNow: newestPointAt + 240_000,
    newestPointAt,
    repeated: false,
  };
  return { data: packPoints(part), clock };
});
const row = {
  created_at: new Date(points[0]!.at),
  dep_icao: 'LEMD',
  arr_planned_icao: 'LEBL',
  icao_type: 'A320',
  icao_type_seen: null,
  types_accepted: ['A320'],
  add_on: null,
  planned_fuel_kg: null,
  planned_block_min: null,
  callsign: 'PRB005',
} as unknown as ReportRow;
const judging = { ...sampleScoring, rulesAt: () => ({ id: 'first', rules: sampleScoring.file.rules }) };
const context = { overlaps: null, tourStage: false, training: false, spans: [], metar: null };

test('the same flight comes of its batches in any order, doubled or not', () => {
  const judge = (order: readonly number[]) => {
    const arrived = order.map((i) => batches[i]!);
    const recorded = {
      points: arrived.flatMap(({ data }) => unpackPoints(data)),
      events: order.flatMap(() => events),
      // The database keeps each batch once.
      clock: [...new Set(arrived)].map(({ clock }) => clock),
    };
    return judgeFlight(row, inOurTimes(recorded), judging, context);
  };
  const inOrder = judge(batches.map((_, i) => i));
  expect(inOrder.clockOffsetMs).toBe(240_000);
  const indices = batches.map((_, i) => i);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(indices, { minLength: indices.length }),
      fc.array(fc.constantFrom(...indices), { maxLength: 5 }),
      (order, again) => {
        expect(judge([...order, ...again])).toEqual(inOrder);
      },
    ),
    { numRuns: 12 },
  );
});

test('taxi along a runway of the origin is fast without fault, as it is at the destination', () => {
  const taxi = recordOf({ changes: [{ from: 250, to: 258, set: { gsKt: 37 } }] });
  const on = (ends: Scoring['fields'][number]['ends']) => {
    const fields = judging.fields.map((field) => (field.icao === 'LEMD' ? { ...field, ends } : field));
    const recorded = { points: [...taxi.points], events: [...taxi.events], clock: [] };
    const { score } = judgeFlight(row, inOurTimes(recorded), { ...judging, fields }, context);
    return score?.items.find(({ ruleId }) => ruleId === 'S-03')?.status;
  };
  const under = {
    ident: '09',
    lat: 40,
    lon: -4.01,
    trueHeading: 90,
    lengthM: 4000,
    widthM: 45,
    displacedFt: 0,
  };
  expect(on([])).toBe('hit');
  expect(on([under])).toBe('ok');
});

test.each([
  ['parked before the flight', points[0]!.at, false],
  ['while it flies', points[Math.floor(points.length / 2)]!.at, true],
  ['parked after the flight', points.at(-1)!.at + 60_000, false],
])('an emergency declared %s counts only where there can be one', (_, at, counts) => {
  const emergency = { id: 'mayday', kind: 'emergency', at, lat: null, lon: null, data: {} };
  const { emergencyAt, score } = judgeFlight(
    row,
    inOurTimes({ points, events: [...events, emergency], clock: [] }),
    judging,
    context,
  );
  expect([emergencyAt !== null, score?.outcome.outcome]).toEqual([counts, counts ? 'emergency' : 'valid']);
});

it('sees where a flight arrived for an airline without rules of scoring too', async () => {
  const api = await startApi('postgres', { airline: { ...sampleAirline, scoring: null } });
  const pilot = await api.signedIn('pilot');
  const { body } = await pilot.post('/reports/start', startBody('no-rules'));
  await sendFlight(pilot, api, body.code, testFlight(api));
  const sent = await pilot.post(`/reports/${body.code}/submit`, {});
  expect(sent.body).toMatchObject({ state: 'in_review', arrIcao: 'LEBL', diversion: false, score: null });
  await api.close();
});
