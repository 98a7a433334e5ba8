import { describe, expect, it } from 'vitest';
import { fliesOn } from '../booking/timetable-change.ts';
import { formatDate } from '../dates.ts';
import { diffTimetable } from './diff.ts';
import { applyRows } from './apply-rows.ts';
import { arrivalOf, type Flight } from './flight.ts';
import { type LintInput, lintTimetable } from './lint-timetable.ts';
import { peakTails } from './placed-flights.ts';
import { daysOf } from './weekdays.ts';

const TODAY = '2026-11-22';
const PLAN = { mode: 'add', from: TODAY, today: TODAY, source: 'import' } as const;

function flight(number: number, dep: string, arr: string, more: Partial<Flight> = {}): Flight {
  const { stdUtc = 480 + number, blockMin = 60 } = more;
  return {
    id: `f${number}`,
    number,
    dep,
    arr,
    days: 127,
    stdUtc,
    ...arrivalOf(stdUtc, blockMin),
    blockMin,
    distanceNm: 500,
    level: null,
    kind: 'line',
    validFrom: '2026-01-01',
    validUntil: null,
    isPublic: true,
    note: '',
    source: 'generated',
    locked: false,
    types: ['jet'],
    ...more,
  };
}
const pair = [flight(10, 'AAAA', 'BBBB'), flight(20, 'BBBB', 'AAAA')];

function lint(flights: readonly Flight[], more: Partial<LintInput> = {}) {
  const place = (icao: string, runwayM: number) => [icao, { icao, lat: 0, lon: 0, runwayM }] as const;
  return lintTimetable({
    flights,
    airports: new Map([place('AAAA', 3000), place('BBBB', 2100)]),
    types: new Map([
      [
        'jet',
        { type: 'jet', name: 'A320 (Jet)', tasKt: 447, turnaroundMin: 45, rangeNm: 2700, runwayM: 1800 },
      ],
      [
        'wide',
        { type: 'wide', name: 'A333 (Ancho)', tasKt: 470, turnaroundMin: 90, rangeNm: 5600, runwayM: 2300 },
      ],
    ]),
    slotMin: 5,
    fleet: { jet: { model: 'Jet', tails: 1 } },
    weeks: [],
    today: TODAY,
    diff: diffTimetable([], flights, TODAY),
    bookings: new Map(),
    ...more,
  });
}
const codes = (flights: readonly Flight[], more: Partial<LintInput> = {}) =>
  lint(flights, more).findings.map(({ code }) => code);

describe('the check before a timetable is applied', () => {
  it('finds nothing in a sound pair', () => {
    expect(codes(pair)).toEqual([]);
  });

  it.each<[string, Partial<Flight>]>([
    ['numero', { number: 0 }],
    ['sin-dias', { days: 0 }],
    ['sin-tipo', { types: [] }],
    ['horas', { staUtc: 5 }],
    ['tipo', { types: ['globo'] }],
    ['alcance', { distanceNm: 2701 }],
    ['pista', { types: ['wide'] }],
  ])('names «%s»', (code, wrong) => {
    expect(codes([{ ...pair[0]!, ...wrong }, pair[1]!])).toEqual([code]);
  });

  it('says until when another season flies in place of one that then goes on', () => {
    const [out, back] = [pair[0]!, pair[1]!];
    const christmas = {
      ...out,
      id: 'x',
      stdUtc: 500,
      staUtc: 560,
      validFrom: '2026-12-20',
      validUntil: '2027-01-07',
    };
    const current = [out, back];
    const next = applyRows(current, [christmas], PLAN);
    const words = (flights: Flight[]) =>
      lint(flights, { diff: diffTimetable(current, flights, TODAY) }).findings.filter(
        ({ code }) => code === 'sigue-despues',
      );
    const days = 'del 20 de diciembre de 2026 al 7 de enero de 2027';
    expect(words(next).map(({ level, message }) => [level, message.replaceAll('\u00A0', ' ')])).toEqual([
      [
        'warning',
        `Vuelo 10, AAAA–BBBB: ${days} lo sustituye otra temporada; desde el 8 de enero de 2027 sigue con los mismos datos que antes.`,
      ],
    ]);
    // The same where it stays while the flight changes before and after it.
    const changed = next.map((one) => (one.number === 10 && one.id !== 'x' ? { ...one, note: 'Cena' } : one));
    const findings = lint(changed, { diff: diffTimetable(next, changed, TODAY) }).findings;
    expect(findings.map(({ message }) => message)).toEqual(words(next).map(({ message }) => message));
    // A summer that ends what flies now is nothing that goes on.
    expect(words(applyRows(current, [{ ...christmas, validUntil: null }], PLAN))).toEqual([]);
  });

  it('says from which day on a changed flight goes on with what it had before', () => {
    const [out, back] = [pair[0]!, pair[1]!];
    const current = [
      { ...out, validUntil: '2026-12-19' },
      { ...out, id: 'x', stdUtc: 500, staUtc: 560, validFrom: '2026-12-20', validUntil: '2027-01-07' },
      { ...out, id: 'later', validFrom: '2027-01-08' },
      back,
    ];
    const moved = current.map((one) => (one.id === out.id ? { ...one, stdUtc: 520, staUtc: 580 } : one));
    const { findings } = lint(moved, { diff: diffTimetable(current, moved, TODAY) });
    expect(findings.map(({ message }) => message.replaceAll('\u00A0', ' '))).toContain(
      'Vuelo 10, AAAA–BBBB: desde el 8 de enero de 2027 sigue con los datos de antes.',
    );
  });

  it('names the type that cannot fly there by its code and name', () => {
    const far = { ...pair[0]!, distanceNm: 2701 };
    expect(lint([far, pair[1]!]).findings[0]?.message).toMatch(/ y el A320 \(Jet\) llega a /);
    const wide = { ...pair[0]!, types: ['wide'] };
    expect(lint([wide, pair[1]!]).findings[0]?.message).toMatch(/ y el A333 \(Ancho\) pide /);
  });

  it('names airports that nobody knows, and flights that lead nowhere', () => {
    expect(
      codes([
        { ...pair[0]!, arr: 'ZZZZ' },
        { ...pair[1]!, dep: 'ZZZZ' },
      ]),
    ).toEqual(['aeropuerto', 'aeropuerto']);
    expect(codes([flight(10, 'AAAA', 'AAAA')])).toContain('mismo-aeropuerto');
  });

  it('names a number that leaves twice a day, by days and validity', () => {
    const other = { ...pair[1]!, number: 10 };
    const [finding] = lint([
      { ...pair[0]!, days: daysOf('12') },
      { ...other, days: daysOf('23') },
    ]).findings;
    expect(finding).toMatchObject({ code: 'numero-repetido', level: 'error', flightIds: ['f10', 'f20'] });
    expect(finding?.message).toContain('(martes)');
    expect(
      codes([
        { ...pair[0]!, days: daysOf('12') },
        { ...other, days: daysOf('34') },
      ]),
    ).toEqual([]);
    const ends = { ...pair[0]!, validUntil: '2026-12-31' };
    // Not at once, so that neither is the other's way back.
    expect(codes([ends, { ...other, validFrom: '2027-01-01' }])).toEqual(['sin-vuelta']);
  });

  it('names a way without its way back, and departures that are too close', () => {
    expect(codes([pair[0]!])).toEqual(['sin-vuelta']);
    const close = [
      ...pair,
      flight(11, 'AAAA', 'BBBB', { stdUtc: 494 }),
      flight(21, 'BBBB', 'AAAA', { stdUtc: 900 }),
    ];
    expect(codes(close)).toEqual(['salidas-juntas']);
    const overMidnight = [
      flight(10, 'AAAA', 'BBBB', { stdUtc: 1438, days: daysOf('7') }),
      flight(11, 'AAAA', 'BBBB', { stdUtc: 1, days: daysOf('1') }),
      flight(20, 'BBBB', 'AAAA', { stdUtc: 100 }),
      flight(21, 'BBBB', 'AAAA', { stdUtc: 200 }),
    ];
    expect(codes(overMidnight)).toEqual(['salidas-juntas']);
  });

  it('looks past flights that have ended: they take no time, no aircraft and no way back', () => {
    const over = flight(11, 'AAAA', 'BBBB', { stdUtc: 494, validUntil: '2026-06-30' });
    expect(codes([over, ...pair])).toEqual([]);
    expect(lint([over, ...pair]).peaks).toEqual(lint(pair).peaks);
    expect(codes([over, { ...over, ...arrivalOf(500, 60), id: 'f12', number: 12, stdUtc: 500 }])).toEqual([]);
  });

  it('judges each season by itself, and says of both what the worst one says', () => {
    const summer = (one: Flight, id: string) => ({ ...one, id, validFrom: '2027-03-28' });
    const winter = pair.map((one) => ({ ...one, validUntil: '2027-03-27' }));
    const both = [...winter, summer(pair[0]!, 's10'), summer(pair[1]!, 's20')];
    expect(codes(both)).toEqual([]);
    expect(lint(both).peaks).toEqual(lint(pair).peaks);
    // A season that lacks the way back is named, and so is one that needs more aircraft, once each.
    expect(codes([...winter, summer(pair[0]!, 's10')])).toEqual(['sin-vuelta']);
    const more = [flight(11, 'AAAA', 'BBBB', { stdUtc: 494 }), flight(21, 'BBBB', 'AAAA', { stdUtc: 504 })];
    const busy = lint([...both, ...more.map((one) => summer(one, `s${one.number}`))]);
    expect(busy.findings.map(({ code }) => code)).toEqual(['salidas-juntas', 'salidas-juntas']);
    expect(busy.peaks[0]?.peak).toBe(4);
    // One that flies through both is named once too.
    expect(codes([...both, ...more])).toEqual(['salidas-juntas', 'salidas-juntas']);
  });

  it('says of two seasons that last too long which day ends the first', () => {
    const [finding] = lint([...pair, { ...pair[0]!, id: 's10', validFrom: '2027-03-28' }]).findings;
    expect(finding?.code).toBe('numero-repetido');
    expect(finding?.message).toContain(
      `el último día de la primera es como tarde el ${formatDate('2027-03-27')};`,
    );
  });

  it('says which flights with bookings change or end on their days, and that nothing booked is touched', () => {
    const diff = diffTimetable(pair, [pair[0]!], TODAY);
    const bookings = new Map([['f20', ['2026-12-24', '2027-01-08']]]);
    const { findings } = lint([pair[0]!], { diff, bookings });
    const booked = findings.filter(({ code }) => code === 'con-reservas');
    expect(booked).toMatchObject([{ level: 'warning', flightIds: ['f20'] }]);
    expect(booked[0]?.message).toMatch(
      /en 2\u00a0reservas abiertas: conservan .* se hicieron y sus pilotos reciben un aviso si cambia\.$/,
    );
    const words = (row: Flight) => {
      const next = applyRows(pair, [row], PLAN);
      const { findings: found } = lint(next, { diff: diffTimetable(pair, next, TODAY), bookings });
      return found.filter(({ code }) => code === 'con-reservas').map(({ message }) => message);
    };
    const christmas = { ...pair[1]!, id: 'x', validFrom: '2026-12-20', validUntil: '2027-01-07' };
    // One flies at another time, and none where only the season of the booking is another.
    expect(words({ ...christmas, ...arrivalOf(510, 60), stdUtc: 510 })).toEqual([
      expect.stringMatching(/en 1\u00a0reserva abierta: conserva .* se hizo y su piloto recibe un aviso/),
    ]);
    expect(words({ ...christmas, note: 'Cena' })).toEqual([]);
  });

  it('says where the tails can’t fly all that is left', () => {
    const weeks = [{ type: 'jet', tails: 1, wanted: 9000, planned: 8000, budget: 6300 }];
    const [finding] = lint(pair, { weeks }).findings;
    expect(finding?.message).toMatch(/^El Jet queda en 133\u00a0h por semana y 1.avión vuela 105\u00a0h/);
  });

  it('reports the tails that are busy at once', () => {
    expect(lint(pair).peaks).toEqual([
      { type: 'jet', peak: 2, tails: 1 },
      { type: 'wide', peak: 0, tails: 0 },
    ]);
    const apart = [flight(1, 'A', 'B', { stdUtc: 0 }), flight(2, 'B', 'A', { stdUtc: 105 })];
    expect(peakTails(apart, 45)).toBe(1);
    // Sunday night into Monday morning, and a flight of Monday.
    const round = [
      flight(1, 'A', 'B', { stdUtc: 1400, days: daysOf('7') }),
      flight(2, 'B', 'A', { stdUtc: 20, days: daysOf('1') }),
    ];
    expect(peakTails(round, 45)).toBe(2);
  });
});

describe('what a new timetable changes', () => {
  it('names each field, and leaves people’s flights alone', () => {
    const moved = { ...pair[0]!, stdUtc: 600, staUtc: 660 };
    const diff = diffTimetable(pair, [moved, pair[1]!], TODAY);
    expect(diff.changed[0]?.fields.map(({ field }) => field)).toEqual(['stdUtc', 'staUtc']);
    expect(diff.same).toBe(1);
    const locked = { ...pair[0]!, locked: true };
    const staff = { ...pair[1]!, source: 'staff' as const };
    expect(diffTimetable([locked, staff], [], TODAY)).toMatchObject({ ended: [], same: 2 });
  });

  it('ends once: a flight that has ended stays as it is', () => {
    const ended = diffTimetable(pair, [], TODAY).ended;
    expect(ended.map(({ validUntil }) => validUntil)).toEqual([TODAY, TODAY]);
    expect(diffTimetable(ended, [], '2026-12-01')).toMatchObject({ ended: [], same: 2 });
    const later = { ...pair[0]!, validFrom: '2027-01-01' };
    const [never] = diffTimetable([later], [], TODAY).ended;
    expect(fliesOn(never!, '2027-01-01')).toBe(false);
  });
});
