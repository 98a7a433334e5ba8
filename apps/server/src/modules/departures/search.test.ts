import { expect, it } from 'vitest';
import { dayOfDate } from '@va/domain/timetable/weekdays.ts';
import { howOften } from '@va/testing/how-often.ts';
import { apiForTests, signedInForTests, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { manyFlights } from '#server/testing/many-flights.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { writeFlights } from '../timetable/timetable-flights.ts';

/** Searches whose time is taken. */
const SEARCHES = howOften(40, 100, 100);

/** What `sortTexts` takes on the machine that the bar is for, milliseconds. */
const REFERENCE_MS = 8;

/** Some work of always the same size, to know how fast the machine is. */
function sortTexts(): void {
  let seed = 1;
  const texts = Array.from({ length: 20_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String(seed);
  });
  texts.sort();
}

/** Time of the processor, milliseconds. */
async function cpuMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param share 0.5 for the middle, 0.95 for what all but one of twenty stay under */
function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
}

describeEachDatabase('the search', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');

  it('shows visitors public flights without a way to book, and begins with where the pilot is', async () => {
    const { body } = await api.visitor().get('/flights?limit=5');
    expect(body).toMatchObject({ bookable: null, place: null });
    expect(body.items[0]).toMatchObject({ refusals: null, bookingCode: null });
    const here = (await pilot.get('/flights?here=true')).body;
    expect(new Set(here.items.map(({ dep }: { dep: { icao: string } }) => dep.icao))).toEqual(
      new Set(['LEMD']),
    );
    expect(here.counts.lifted.origin).toBeGreaterThan(here.total);
  });

  it('says which filter to lift, what each filter would leave, and refuses what it does not know', async () => {
    const none = (await pilot.get('/flights?origin=LEBL&destination=MMUN')).body;
    expect(none).toMatchObject({ total: 0, advice: { lift: 'one' } });
    const focus = (await pilot.get('/flights?focus=true')).body;
    expect(focus.items[0]).toMatchObject({ focus: ['EIDW'], worth: { least: 20 } });
    const all = (await pilot.get('/flights?limit=200')).body;
    expect(all.counts.added.focus).toBe(focus.total);
    const { origins, destinations, cities } = all.counts;
    expect(Object.keys(cities).toSorted()).toEqual(
      [...new Set([...Object.keys(origins), ...Object.keys(destinations)])].toSorted(),
    );
    expect(cities).toMatchObject({ LEMD: 'Madrid' });
    expect((await pilot.get('/flights?color=azul')).status).toBe(422);
    expect((await pilot.get('/flights?cursor=nada')).status).toBe(422);
  });

  it('of a week counts each day, and tells a map the routes', async () => {
    const { body } = await pilot.get('/flights?date=2026-11-21&days=7&routes=true&limit=1');
    expect(Object.keys(body.counts.days)).toHaveLength(7);
    const perDay: number[] = Object.values(body.counts.days);
    expect(perDay.reduce((sum, one) => sum + one, 0)).toBe(body.total);
    const routes: { departures: number }[] = body.routes;
    expect(routes.reduce((sum, { departures }) => sum + departures, 0)).toBe(body.total);
    expect(body.routes[0]).toMatchObject({ dep: { icao: 'LEMD' }, arr: { icao: 'LEBL' } });
    expect((await pilot.get('/flights?days=9')).status).toBe(422);
    expect((await pilot.get('/flights?event=true')).body.total).toBe(0);
  });

  it('promises the bonus of a Focus Airport by the month of the flight: the next one has its own', async () => {
    const other = await startApi(kind);
    const entries = [1, 2].map((slot) => ({
      id: crypto.randomUUID(),
      seq: slot,
      reason: 'focus' as const,
      subject: `EIDW 2026-11 ${slot}`,
      nominal: 10,
      applied: 10,
      balance_after: 10 * slot,
      period: '2026-11',
    }));
    const pilot_id = await other.idOf('pilot');
    await other.db.queries
      .insertInto('points_entry')
      .values(entries.map((entry) => ({ ...entry, pilot_id })))
      .execute();
    const client = await other.signedIn('pilot');
    const bonusOf = async (days: string) => {
      const [first] = (await client.get(`/flights?destination=EIDW&${days}`)).body.items;
      const { sure } = first.worth as { sure: { reason: string; why: string }[] };
      return sure.find(({ reason }) => reason === 'focus')?.why;
    };
    expect(await bonusOf('date=2026-11-24&days=7')).toBeUndefined();
    expect(await bonusOf('date=2026-12-01&days=7')).toBe('EIDW es Focus Airport (1 de 2 del mes).');
    await other.close();
  });

  it('asks for a Focus Airport on the day of the flight, whether or not it is one today', async () => {
    const { operations } = sampleAirline;
    const [dublin] = operations.focus;
    const focus = [{ ...dublin!, from: '2026-11-24', until: '2026-11-27' }];
    const other = await startApi(kind, {
      airline: { ...sampleAirline, operations: { ...operations, focus } },
    });
    const client = await other.signedIn('pilot');
    const { body } = await client.get('/flights?date=2026-11-22&days=7&focus=true&limit=200');
    const dates = body.items.map(({ date }: { date: string }) => date);
    expect([dates[0] >= '2026-11-24', dates.at(-1) <= '2026-11-27']).toEqual([true, true]);
    expect(body.items.every((one: { focus: string[] }) => one.focus.includes('EIDW'))).toBe(true);
    await other.close();
  });

  it('goes on page by page without missing a departure', async () => {
    const all = (await pilot.get('/flights?limit=200')).body.items.map(nameOf);
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { items, next } = (await pilot.get(`/flights?limit=3${cursor}`)).body;
      seen.push(...items.map(nameOf));
      if (next === undefined) break;
      cursor = `&cursor=${next}`;
    }
    expect(seen).toEqual(all);
  });

  it('shows one departure with its tails and every condition', async () => {
    const [first] = (await pilot.get('/flights?here=true')).body.items;
    const path = `/flights/${first.number}/dates/${first.date}/availability`;
    const { body } = await pilot.get(path);
    expect(body.conditions.every(({ met }: { met: boolean }) => met)).toBe(true);
    expect(body.tails[0]).toMatchObject({ free: true, place: { icao: 'LEMD', since: null }, held: [] });
    expect(body.days & dayOfDate(first.date)).toBeGreaterThan(0);
    // It is held from before departure to the end of the stop after arrival.
    const { from, until } = body.tails[0].window;
    expect([from < first.std, until > first.sta]).toEqual([true, true]);
    const range = body.conditions.find(({ title }: { title: string }) => title === 'Dentro de alcance');
    expect(range.text.replaceAll('\u00a0', ' ')).toMatch(/^\d+ NM de \d+ NM\.$/);
    expect((await pilot.get(`/flights/${first.flightId}/dates/${first.date}/availability`)).body).toEqual(
      body,
    );
    for (const nobodys of ['9999', '0', 'nada', crypto.randomUUID()])
      expect((await pilot.get(`/flights/${nobodys}/dates/${first.date}/availability`)).status, nobodys).toBe(
        404,
      );
  });

  // Time of the processor, client and database included: the tests share their machine.
  it('of ten thousand flights takes at most 50 ms for 95 of 100', async () => {
    await api.db.transaction((tx) => writeFlights(tx, manyFlights(10_000)));
    const asked = [
      'here=true',
      'returnSameDay=true&timeMin=400',
      'freeTails=true&daylight=true',
      'q=barcelona',
      'type=jet',
    ];
    const search = async (round: number) => {
      const { status } = await pilot.get(`/flights?limit=50&${asked[round % asked.length]}`);
      expect(status).toBe(200);
    };
    // The first ones read the timetable and let the engine compile what they run.
    for (let round = 0; round < 30; round++) await search(round);
    const times: number[] = [];
    const machine: number[] = [];
    for (let round = 0; round < SEARCHES; round++) {
      times.push(await cpuMs(() => search(round)));
      machine.push(await cpuMs(async () => sortTexts()));
    }
    // A machine that is slow just now has more time in proportion.
    const slower = Math.max(1, at(machine, 0.5) / REFERENCE_MS);
    expect(at(times, 0.95)).toBeLessThan(50 * slower);
  });
});

function nameOf({ number, date }: { number: number; date: string }): string {
  return `${number} ${date}`;
}
