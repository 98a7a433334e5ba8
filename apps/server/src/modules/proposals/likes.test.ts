import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

interface Departure {
  flightId: string;
  date: string;
  arr: { icao: string };
  types: { id: string }[];
  tail: string | null;
  likes: string[];
}

describeEachDatabase('what a pilot likes', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');
  const other = signedInEachTest(api, 'other');
  beforeEach(async () => {
    const over = { state: 'cancelled', reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries.updateTable('booking').set(over).where('state', '!=', 'cancelled').execute();
    await api.db.queries.updateTable('pilot').set({ own_sceneries: [], liked_tails: [] }).execute();
    // Six in the morning of the next day.
    const day = 86_400_000;
    const morning = Math.floor(api.now().getTime() / day + 1) * day + 6 * 3_600_000;
    api.pass((morning - api.now().getTime()) / 1000);
    await api.signIn(pilot, 'pilot');
    await api.signIn(other, 'other');
  });

  const like = async (changes: object, client = pilot) => {
    const { version } = (await client.get('/me')).body;
    return client.patch('/me', changes, version);
  };
  const find = async (filters = '') => (await pilot.get(`/flights?here=true&limit=200${filters}`)).body;
  const tailsOf = async (typeId: string) =>
    (await pilot.get('/aircraft')).body
      .filter((one: { typeId: string }) => one.typeId === typeId)
      .map(({ registration }: { registration: string }) => registration) as string[];

  it('is kept on the account, each once, and is part of the own copy of nobody else', async () => {
    const kept = await like({ ownSceneries: ['lebl', 'EIDW', 'LEBL'], likedTails: ['ec-aaa', 'EC-AAA'] });
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    expect(kept.body).toMatchObject({ ownSceneries: ['LEBL', 'EIDW'], likedTails: ['EC-AAA'] });
    expect((await pilot.get('/me')).body).toMatchObject({ ownSceneries: ['LEBL', 'EIDW'] });
    expect((await other.get('/me')).body).toMatchObject({ ownSceneries: [], likedTails: [] });
    const less = await like({ ownSceneries: [] });
    expect(less.body).toMatchObject({ ownSceneries: [], likedTails: ['EC-AAA'] });
  });

  it('is refused where the airline has it not, with the field, but what was said before can stay', async () => {
    const wrong = await like({ ownSceneries: ['LEBL', 'KJFX'], likedTails: ['EC-NOP'] });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual([
      { pointer: '/ownSceneries', message: 'La compañía no tiene el aeropuerto KJFX' },
      { pointer: '/likedTails', message: 'La flota no tiene el avión EC-NOP' },
    ]);
    for (const bad of [{ ownSceneries: ['<b>'] }, { ownSceneries: 'LEBL' }, { likedTails: [7] }])
      expect((await like(bad)).status).toBe(422);
    const many = Array.from({ length: 101 }, (_, n) => `L${String(n).padStart(3, '0')}`);
    expect((await like({ ownSceneries: many })).status).toBe(422);
    await api.db.queries
      .updateTable('pilot')
      .set({ own_sceneries: ['KJFX'] })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
    expect((await like({ ownSceneries: ['KJFX', 'LEBL'] })).body.ownSceneries).toEqual(['KJFX', 'LEBL']);
  });

  it('filters departures by scenery, says why, and says which filter hides the rest', async () => {
    await like({ ownSceneries: ['EIDW'] });
    const all = await find();
    const mine = await find('&ownScenery=true');
    expect(mine.total).toBe(all.counts.added.ownScenery);
    expect(mine.total).toBeGreaterThan(0);
    expect(mine.total).toBeLessThan(all.total);
    expect(mine.likes).toEqual({ sceneries: 1, tails: 0 });
    for (const { arr, likes } of mine.items as Departure[]) {
      expect(arr.icao).toBe('EIDW');
      expect(likes[0]).toBe('Tienes el escenario.');
    }
    await like({ ownSceneries: [] });
    const none = await find('&ownScenery=true');
    expect(none).toMatchObject({ total: 0, likes: { sceneries: 0 } });
    expect(none.advice.filters).toContainEqual({ name: 'ownScenery', results: all.total });
    const visitor = (await api.visitor().get('/flights?ownScenery=true')).body;
    expect(visitor).toMatchObject({ total: 0, likes: null });
  });

  it('takes the preferred aircraft where it stands there and is free, also when it is booked', async () => {
    const [first, , last] = await tailsOf('jet');
    const liked = last ?? first ?? '';
    await like({ likedTails: [liked] });
    const { items } = await find('&likedTail=true');
    const [departure] = items as [Departure];
    expect(departure).toMatchObject({ tail: liked });
    expect(departure.likes).toEqual([`${liked}, de tus preferidos, está allí y libre.`]);
    const leg = { flightId: departure.flightId, date: departure.date };
    const made = await pilot.post('/bookings', { legs: [leg] });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.bookings[0].tail).toBe(liked);
    // From then on nobody knows where it will be.
    const after = (await find('&likedTail=true')).items as Departure[];
    for (const one of after)
      expect(one.date < departure.date || one.flightId !== departure.flightId).toBe(true);
    expect((await other.get('/flights?here=true&likedTail=true')).body.total).toBe(0);
  });

  it('comes first as the flight of the day, which says why; and where nothing is, that is said', async () => {
    const offered = (await find()).items as Departure[];
    const today = offered.filter(({ date }) => date === api.now().toISOString().slice(0, 10));
    for (const icao of new Set(today.map(({ arr }) => arr.icao))) {
      await like({ ownSceneries: [icao] });
      const { departure, unliked } = (await pilot.get('/me/day-flight')).body;
      expect(departure.arr.icao).toBe(icao);
      expect(departure.likes[0]).toBe('Tienes el escenario.');
      expect(unliked).toBeNull();
      const { flightId, date } = departure;
      const made = await pilot.post('/me/day-flight', { flightId, date });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      await pilot.post(`/bookings/${made.body.bookings[0].code}/cancel`);
    }
    await like({ ownSceneries: ['LEMD'] });
    const { departure, unliked } = (await pilot.get('/me/day-flight')).body;
    expect(departure.likes).toEqual([]);
    expect(unliked).toContain('nada va a tus escenarios');
  });
});
