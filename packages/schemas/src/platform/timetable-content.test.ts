import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateBlock } from '@va/domain/timetable/block-estimate.ts';
import { diffTimetable } from '@va/domain/timetable/diff.ts';
import { applyDiff } from '@va/domain/timetable/testing/samples.ts';
import { DAY_MINUTES, type Flight } from '@va/domain/timetable/flight.ts';
import { generateTimetable } from '@va/domain/timetable/generate.ts';
import { lintTimetable } from '@va/domain/timetable/lint-timetable.ts';
import { dayCount } from '@va/domain/timetable/weekdays.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { timetableInput, type TimetableContent } from './timetable-input.ts';
import { timetableRulesSchema } from './timetable.ts';

const TODAY = '2026-11-22';
/** The routes that the figures below are about: the first of the file. New ones come after them. */
const ROUTES = 25;

function file(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, `../../../../content/${name}.yaml`), 'utf8'));
}

const content = {
  routes: (file('routes') as unknown[]).slice(0, ROUTES),
  airports: file('airports'),
  fleet: file('fleet'),
  base: 'LEMD',
  file: timetableRulesSchema.parse(file('plataforma/horario')),
} as TimetableContent;

const input = timetableInput(content, [], TODAY);
const first = generateTimetable(input);
const flights = first.flights.map(({ flight }) => flight);
const hoursOf = (type: string, figure: 'wanted' | 'planned') =>
  Math.round((first.weeks.find((week) => week.type === type)?.[figure] ?? 0) / 60);

describe('the timetable of the airline’s own routes', () => {
  it('estimates every published block time within six minutes', () => {
    const places = new Map(input.airports.map((airport) => [airport.icao, airport]));
    const off = input.routes.flatMap((route) => {
      const [from, to] = [places.get(route.between[0])!, places.get(route.between[1])!];
      const { tasKt } = input.rules.types.find(({ type }) => type === route.type)!;
      return [
        estimateBlock(from, to, tasKt, input.rules.block) - route.blockOut!,
        estimateBlock(to, from, tasKt, input.rules.block) - route.blockBack!,
      ];
    });
    expect(off).toHaveLength(50);
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(6);
  });

  it('fits the fleet, or says where it can’t', () => {
    expect(hoursOf('a320-200', 'wanted')).toBe(270);
    expect(hoursOf('a330-300', 'wanted')).toBe(253);
    expect(hoursOf('a330-900', 'wanted')).toBe(340);
    expect(hoursOf('a350-900', 'wanted')).toBe(319);
    expect(hoursOf('a320-200', 'planned')).toBe(270);
    expect(hoursOf('a350-900', 'planned')).toBeLessThanOrEqual(210);
    // Seven pairs on two days each are more than two tails can fly.
    expect(hoursOf('a330-900', 'planned')).toBe(227);
  });

  it('has 200 to 250 departures a week', () => {
    const departures = flights.reduce((sum, { days }) => sum + dayCount(days), 0);
    expect(departures).toBeGreaterThanOrEqual(200);
    expect(departures).toBeLessThanOrEqual(250);
  });

  it('passes its own lint but for the hours of the A330-900', () => {
    const { findings, peaks } = lintTimetable({
      flights,
      airports: new Map(input.airports.map((airport) => [airport.icao, airport])),
      types: new Map(input.rules.types.map((type) => [type.type, { ...type, name: type.type }])),
      slotMin: input.rules.slotMin,
      fleet: input.fleet,
      weeks: first.weeks,
      today: TODAY,
      diff: diffTimetable([], flights, TODAY),
      bookings: new Map(),
    });
    expect(findings.map(({ code }) => code)).toEqual(['horas-de-flota']);
    expect(findings[0]?.message).toContain('A330-900');
    expect(peaks).toHaveLength(4);
    expect(first.unplanned).toEqual([]);
  });

  it('comes out the same when it is generated again, in another order of the files', () => {
    const again = generateTimetable({
      ...input,
      routes: input.routes.toReversed(),
      airports: input.airports.toReversed(),
      current: flights,
      today: '2026-12-24',
    });
    expect(again.flights.map(({ flight }) => flight)).toEqual(flights);
  });

  it('adds only its own rows when a route is new', () => {
    const old = generateTimetable({ ...input, routes: input.routes.slice(0, -1) });
    const current = old.flights.map(({ flight }) => flight);
    const next = generateTimetable({ ...input, current }).flights.map(({ flight }) => flight);
    const diff = diffTimetable(current, next, TODAY);
    expect(diff.changed).toEqual([]);
    expect(diff.ended).toEqual([]);
    expect(diff.added.map(({ dep, arr }) => `${dep} ${arr}`).toSorted()).toEqual(['LPPT MDLR', 'MDLR LPPT']);
  });

  it('ends the flights of a route that is gone and keeps them', () => {
    const fewer = generateTimetable({ ...input, routes: input.routes.slice(1), current: flights });
    const diff = diffTimetable(
      flights,
      fewer.flights.map(({ flight }) => flight),
      TODAY,
    );
    expect(diff.changed).toEqual([]);
    expect(diff.ended.map(({ number, validUntil }) => [number, validUntil])).toEqual([
      [101, TODAY],
      [102, TODAY],
      [1101, TODAY],
      [1102, TODAY],
    ]);
    expect(applyDiff(flights, diff)).toHaveLength(flights.length);
  });

  it('leaves a row alone that was locked or changed by hand', () => {
    const edit = (flight: Flight): Flight =>
      flight.number === 101
        ? { ...flight, stdUtc: 0, staUtc: 65, arrDayOffset: 0, source: 'staff', days: 1 }
        : flight.number === 203
          ? { ...flight, locked: true, note: 'Fijo' }
          : flight;
    const edited = flights.map(edit);
    const next = generateTimetable({ ...input, current: edited }).flights.map(({ flight }) => flight);
    expect(next.find(({ number }) => number === 101)).toEqual(edited.find(({ number }) => number === 101));
    expect(next.find(({ number }) => number === 203)).toEqual(edited.find(({ number }) => number === 203));
    // The return follows the edited departure; nothing else moves.
    const diff = diffTimetable(edited, next, TODAY);
    expect(diff.changed.map(({ after }) => after.number)).toEqual([102]);
    expect(diff.changed[0]?.after).toMatchObject({ days: 1, stdUtc: 110 });
  });

  it('lets continuations leave 90 minutes after the flight that they follow', () => {
    const by = (number: number) => flights.find((flight) => flight.number === number)!;
    const [parent, onward] = [by(505), by(525)];
    const wait = (onward.stdUtc - parent.staUtc + DAY_MINUTES) % DAY_MINUTES;
    expect(wait).toBeGreaterThanOrEqual(90);
    expect(wait).toBeLessThan(110);
    expect(dayCount(onward.days)).toBe(dayCount(parent.days));
  });

  it('says why each row is as it is', () => {
    for (const { flight, why } of first.flights) {
      expect(why.length, String(flight.number)).toBeGreaterThanOrEqual(3);
      for (const sentence of why) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
    const cut = first.flights.find(({ flight }) => flight.number === 403);
    expect(cut?.why.join(' ')).toContain('Pierde 1\u00a0día');
  });
});
