import { describe, expect, it } from 'vitest';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { HOUR_MS } from '../durations.ts';
import { keptPlan, type KeptPlan } from './kept-plan.ts';
import { parseFlightPlan } from './parse-plan.ts';
import { planDoubts, refusePlan } from './plan-fit.ts';

const made = new Date('2026-11-21T18:40:00Z');
const now = made.getTime() + HOUR_MS;
const flight = { dep: 'AAAA', arr: 'BBBB', tail: 'ZZ-ABC', icaoType: 'B738', number: 101 };
const owner = { alias: 'piloto', callsign: 'ABC017', isOthers: (one: string) => one === 'ABC018' };

/** What becomes of a plan whose answer differs so: refused with a code, or kept with its doubts. */
function fate(change: Record<string, unknown>) {
  const parsed = parseFlightPlan(flightPlanAnswer(made, change));
  if (!parsed) return { refused: 'unreadable' };
  const refusal = refusePlan(parsed.plan, flight, owner, 'Planes');
  if (refusal) return { refused: refusal.code };
  const kept = keptPlan(parsed.plan);
  return { kept, doubts: planDoubts(kept, flight, now).map(({ code }) => code) };
}

describe('an answer with odd fields', () => {
  it.each<[string, Record<string, unknown>, Partial<KeptPlan>]>([
    ['no alternate at all', { alternate: undefined }, { alternate: null }],
    ['an empty list of alternates', { alternate: [] }, { alternate: null }],
    ['an alternate as an empty object, as the older format has it', { alternate: {} }, { alternate: null }],
    ['an alternate that is text', { alternate: 'CCCC' }, { alternate: null }],
    ['an alternate without a code', { alternate: { name: 'Lejos' } }, { alternate: null }],
    ['two alternates', { alternate: [{ icao_code: 'DDDD' }, { icao_code: 'CCCC' }] }, { alternate: 'DDDD' }],
    ['no points', { navlog: undefined }, { points: [] }],
    ['points in an empty text', { navlog: '' }, { points: [] }],
    ['an empty list under fix', { navlog: { fix: [] } }, { points: [] }],
    ['points that are text', { navlog: ['PINAR', '40.5'] }, { points: [] }],
    [
      'a point with its numbers as text, padded',
      { navlog: [{ ident: ' pinar ', pos_lat: '040.5', pos_long: ' -3.1 ' }] },
      { points: [{ ident: 'PINAR', lat: 40.5, lon: -3.1 }] },
    ],
    ['figures as numbers', { fuel: { plan_ramp: 5369 } }, { blockFuelKg: 5369 }],
    ['figures padded', { fuel: { plan_ramp: '05369' } }, { blockFuelKg: 5369 }],
    ['pounds', { params: { time_generated: made.toISOString(), units: 'LBS' } }, { blockFuelKg: 2435 }],
    ['a unit in small letters', { params: { time_generated: made.toISOString(), units: 'kgs' } }, {}],
    ['a level in XML', { general: { initial_altitude: '<alt>33000</alt>' } }, { levelFt: null, route: null }],
    ['a level below the ground', { general: { initial_altitude: -100 } }, { levelFt: null, route: null }],
    ['a route in CDATA', { general: { route: '<![CDATA[PINAR UN870]]>' } }, { levelFt: null, route: null }],
    [
      'a route with an entity',
      { general: { route: 'PINAR &lt;b&gt; BARPI' } },
      { levelFt: null, route: null },
    ],
    ['a route on two lines', { general: { route: 'PINAR\n UN870\tBARPI' } }, { route: 'PINAR UN870 BARPI' }],
    ['a block time in words', { times: { est_block: 'una hora' } }, { blockMin: null }],
    ['a block time before its beginning', { times: { est_block: '-3600' } }, { blockMin: null }],
    ['no time of departure', { times: { est_out: '' } }, { blockMin: null }],
    ['a departure in another century', { times: { est_out: '1914-07-28T00:00:00Z' } }, { blockMin: null }],
    [
      'a tail in small letters',
      { aircraft: { reg: 'zz-abc', icao_code: 'b738' } },
      { registration: 'ZZ-ABC' },
    ],
    ['no aircraft', { aircraft: [] }, { registration: null, icaoType: null }],
  ])('is kept without a doubt, with what is understood: %s', (_, change, part) => {
    const { kept, doubts, refused } = fate(change);
    expect(refused).toBeUndefined();
    expect(kept).toMatchObject(part);
    expect(doubts).toEqual([]);
  });

  it.each([
    ['fuel with a comma', { fuel: { plan_ramp: '5,369' } }, ['no-fuel']],
    ['fuel with its unit', { fuel: { plan_ramp: '5369 kg' } }, ['no-fuel']],
    ['fuel in XML', { fuel: { plan_ramp: '<plan_ramp>5369</plan_ramp>' } }, ['no-fuel']],
    ['fuel as true', { fuel: { plan_ramp: true } }, ['no-fuel']],
    ['fuel as a list', { fuel: [5369] }, ['no-fuel']],
    ['fuel for ten aircraft', { fuel: { plan_ramp: '1000000' } }, ['no-fuel']],
    ['made in milliseconds', { params: { time_generated: String(made.getTime()) } }, ['undated']],
    ['made tomorrow', { params: { time_generated: '2026-11-22T19:40:00Z' } }, ['undated']],
    ['made in 1970', { params: { time_generated: '1' } }, ['undated']],
    ['made in words', { params: { time_generated: 'ayer' } }, ['undated']],
    ['made two days ago', { params: { time_generated: '1795098600' } }, ['old']],
    ['another tail', { aircraft: { reg: 'ZZ-XYZ', icao_code: 'B738' } }, ['other-tail']],
    ['another type', { aircraft: { reg: 'ZZ-ABC', icao_code: 'C172' } }, ['other-type']],
  ])('is kept with a doubt that says what to do: %s', (_, change, expected) => {
    expect(fate(change).doubts).toEqual(expected);
  });

  it.each([
    ['another pair', { destination: { icao_code: 'CCCC' } }, 'plan-de-otra-ruta'],
    [
      'the way back',
      { origin: { icao_code: 'BBBB' }, destination: { icao_code: 'AAAA' } },
      'plan-de-otra-ruta',
    ],
    ['a city for an airport', { origin: { icao_code: 'Ciudad' } }, 'unreadable'],
    ['an airport in XML', { origin: { icao_code: '<icao>AAAA</icao>' } }, 'unreadable'],
    ['no destination', { destination: undefined }, 'unreadable'],
    ['another pilot’s callsign', { atc: { callsign: 'ABC018' } }, 'plan-ajeno'],
    ['the same in small letters', { atc: { callsign: 'abc018' } }, 'plan-ajeno'],
    ['the same with a space', { atc: { callsign: 'ABC 018' } }, 'plan-ajeno'],
    [
      'the same in the older fields',
      { atc: {}, general: { icao_airline: 'ABC', flight_number: '018' } },
      'plan-ajeno',
    ],
  ])('is refused: %s', (_, change, expected) => {
    expect(fate(change).refused).toBe(expected);
  });
});
