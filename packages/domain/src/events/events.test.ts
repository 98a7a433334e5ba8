import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, post, type PointsEntry, reverse, standing } from '../points/ledger.ts';
import { attendanceOf, type FlownForEvent, settleEvent } from './attendance.ts';
import {
  type AirlineEvent,
  EVENT_ENDS,
  type EventEnds,
  meetsEnds,
  refuseEventFlight,
  slotsOf,
  strayFrom,
} from './event.ts';
import { placesLeft, refuseSignUp, refuseWithdrawal } from './sign-up.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-12-05T18:00:00Z');
const event: AirlineEvent = {
  id: 'e1',
  name: 'Noche de Dublín',
  starts: START,
  ends: START + 3 * HOUR,
  airports: ['EIDW', 'EGPH'],
  countsOn: 'arrival',
  types: [],
  networks: [],
  ranks: [],
  signup: true,
  capacity: null,
  slotMinutes: null,
  cancelled: false,
};
const flight: FlownForEvent = {
  reportId: 'r1',
  dep: 'LEMD',
  arr: 'EIDW',
  offBlock: START,
  typeId: 'jet',
  decision: 'accepted',
  source: 'acars',
  outcome: 'valid',
  network: null,
  onlineShare: null,
};
const given = { signedAt: START - HOUR, share: 0.95 };

describe('the flights of an event', () => {
  it.each<[EventEnds, string, string, boolean]>([
    ['departure', 'EIDW', 'LEMD', true],
    ['departure', 'LEMD', 'EIDW', false],
    ['arrival', 'LEMD', 'EIDW', true],
    ['arrival', 'EIDW', 'LEMD', false],
    ['either', 'EIDW', 'LEMD', true],
    ['either', 'LEMD', 'LEBL', false],
    ['both', 'EIDW', 'EGPH', true],
    ['both', 'LEMD', 'EIDW', false],
    ['both', 'EIDW', 'EIDW', false],
  ])('%s: from %s to %s %s', (countsOn, dep, arr, meets) => {
    expect(meetsEnds({ ...event, countsOn }, { dep, arr })).toBe(meets);
  });

  it('count by off block, with both ends of the event', () => {
    expect(strayFrom(event, flight)).toBeNull();
    expect(strayFrom(event, { ...flight, offBlock: event.ends })).toBeNull();
    expect(strayFrom(event, { ...flight, offBlock: event.ends + 1 })).toContain('horas');
    expect(strayFrom(event, { ...flight, offBlock: event.starts - 1 })).toContain('horas');
    expect(strayFrom({ ...event, types: ['heavy'] }, flight)).toContain('tipo');
    expect(strayFrom({ ...event, cancelled: true }, flight)).toContain('cancelado');
  });

  it('meet «either» where they meet one of the ends, and «both» where they meet the two', () => {
    const icao = fc.constantFrom('EIDW', 'EGPH', 'LEMD', 'LEBL');
    fc.assert(
      fc.property(icao, icao, (dep, arr) => {
        const on = (countsOn: EventEnds) => meetsEnds({ ...event, countsOn }, { dep, arr });
        expect(on('either')).toBe(on('departure') || on('arrival'));
        expect(on('both')).toBe(on('departure') && on('arrival'));
      }),
    );
    expect(Object.keys(EVENT_ENDS)).toHaveLength(4);
  });
});

describe('taking part', () => {
  it('needs the sign-up before off block, ACARS, a valid flight and the network asked for', () => {
    const of = (change: Partial<FlownForEvent>, changed: Partial<AirlineEvent> = {}, more = {}) =>
      attendanceOf({ ...event, ...changed }, { ...flight, ...change }, { ...given, ...more });
    expect(of({})).toEqual({ state: 'counts' });
    expect(of({ decision: 'pending' })).toEqual({ state: 'pending' });
    for (const stands of [
      of({}, {}, { signedAt: null }),
      of({}, {}, { signedAt: START + 1 }),
      of({ source: 'manual' }),
      of({ decision: 'rejected' }),
      of({ decision: 'voided' }),
      of({ outcome: 'below_minimum' }),
      of({}, { networks: ['vatsim'] }),
      of({ network: 'ivao', onlineShare: 1 }, { networks: ['vatsim'] }),
      of({ network: 'vatsim', onlineShare: 0.94 }, { networks: ['vatsim'] }),
    ])
      expect(stands).toEqual({ state: 'no', reason: expect.stringMatching(/\.$/) });
    expect(of({ network: 'vatsim', onlineShare: 0.95 }, { networks: ['vatsim'] }).state).toBe('counts');
    expect(of({}, { signup: false }, { signedAt: null }).state).toBe('counts');
  });

  it('gives its points once whatever is accepted and voided in which order, as what stands says', () => {
    const step = fc.record({ flight: fc.nat(3), accepted: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const entries: PointsEntry[] = [];
        const reports = new Map<string, string>();
        const accepted = new Set<number>();
        for (const { flight: n, accepted: yes } of steps) {
          if (yes) accepted.add(n);
          else accepted.delete(n);
          const flights = [0, 1, 2, 3].map((one) => ({
            ...flight,
            reportId: `r${one}`,
            offBlock: START + one * 60_000,
            decision: accepted.has(one) ? ('accepted' as const) : ('voided' as const),
          }));
          const there = standing(entries, 'event', event.id);
          const entry = there ? { reportId: reports.get(there.id) ?? null } : null;
          const { takeBack, post: posting } = settleEvent(event, flights, entry, { ...given, points: 15 });
          if (takeBack) entries.push(reverse(entries, `e${entries.length}`, there!, '2026-12')!);
          if (posting) {
            const { reportId, ...asked } = posting;
            const made = post(entries, `e${entries.length}`, asked)!;
            reports.set(made.id, reportId);
            entries.push(made);
          }
          expect(balanceOf(entries)).toBe(accepted.size > 0 ? 15 : 0);
          const stands = standing(entries, 'event', event.id);
          if (stands) expect(accepted.has(Number(reports.get(stands.id)!.slice(1)))).toBe(true);
        }
      }),
    );
  });
});

describe('signing up', () => {
  const now = START - 24 * HOUR;
  const ask = (changed: Partial<AirlineEvent> = {}, slot: number | null = null, situation = {}) =>
    refuseSignUp({ ...event, ...changed }, slot, { now, rank: 'fo', others: [], ...situation })?.code;

  it('is refused for what is closed, full, of other ranks or without sign-up', () => {
    expect(ask()).toBeUndefined();
    expect(ask({ cancelled: true })).toBe('evento-cerrado');
    expect(ask({}, null, { now: event.ends + 1 })).toBe('evento-cerrado');
    expect(ask({ signup: false })).toBe('evento-sin-inscripcion');
    expect(ask({ ranks: ['cpt'] })).toBe('evento-de-otro-rango');
    expect(ask({ capacity: 1 }, null, { others: [null] })).toBe('evento-completo');
    expect(ask({ capacity: 2 }, null, { others: [null] })).toBeUndefined();
  });

  it('takes one slot of those of the event, free and still to come', () => {
    const slotted = { slotMinutes: 60 };
    expect(slotsOf({ ...event, ...slotted }).map((at) => (at - START) / HOUR)).toEqual([0, 1, 2]);
    expect(ask(slotted, START + HOUR)).toBeUndefined();
    expect(ask(slotted, null)).toBe('turno-no-valido');
    expect(ask(slotted, START + 60_000)).toBe('turno-no-valido');
    expect(ask(slotted, START, { others: [START] })).toBe('turno-ocupado');
    expect(ask(slotted, START, { now: START + 1 })).toBe('turno-no-valido');
    expect(placesLeft({ ...event, ...slotted, capacity: 2 }, 1)).toBe(1);
    expect(placesLeft({ ...event, ...slotted }, 5)).toBe(0);
    expect(placesLeft(event, 5)).toBeNull();
  });

  it('is taken back until the event begins, and says what a booking of it lacks', () => {
    expect(refuseWithdrawal(event, START - 1)).toBeNull();
    expect(refuseWithdrawal(event, START)?.code).toBe('evento-cerrado');
    expect(refuseWithdrawal({ ...event, cancelled: true }, START)).toBeNull();
    expect(refuseEventFlight('Sale fuera.', false)?.message).toBe('Sale fuera.');
    expect(refuseEventFlight(null, true)?.code).toBe('fuera-del-evento');
    expect(refuseEventFlight(null, false)).toBeNull();
  });

  it('has slots within the event alone, one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 120 }), fc.integer({ min: 1, max: 24 }), (minutes, hours) => {
        const one = { ...event, slotMinutes: minutes, ends: START + hours * HOUR };
        const slots = slotsOf(one);
        expect(slots[0]).toBe(START);
        expect(slots.every((at) => at >= one.starts && at < one.ends)).toBe(true);
        expect(new Set(slots).size).toBe(slots.length);
      }),
    );
  });
});
