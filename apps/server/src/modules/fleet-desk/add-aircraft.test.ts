import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk } from '#server/testing/import-desk.ts';

const NEW = {
  registration: 'ec-new',
  typeId: 'jet',
  name: 'Ciudad de Ávila',
  livery: 'Retro',
  deliveredOn: '2026-03-02',
  base: 'LEMD',
  place: 'LEMD',
};

describeEachDatabase('an aircraft that staff add by itself', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const tails = async () =>
    (await pilot.get('/aircraft')).body as { id: string; registration: string; version: number }[];
  const tail = async (registration: string) =>
    (await tails()).find((one) => one.registration === registration) ?? { id: '', version: 0 };
  const change = (id: string, body: object, version: number) =>
    operations.ask('PATCH', `/aircraft/${id}/details`, { body, headers: { 'If-Match': `"v${version}"` } });
  const history = async (id: string) => (await operations.get(`/aircraft/${id}/history`)).body;

  it('is booked from then on, and is taken back while nobody has', async () => {
    expect((await pilot.post('/aircraft', NEW)).status).toBe(403);
    const added = await operations.post('/aircraft', NEW);
    expect(added.status).toBe(201);
    expect(added.body.aircraft).toMatchObject({
      registration: 'EC-NEW',
      icaoType: 'A320',
      isSubstitute: false,
      name: 'Ciudad de Ávila',
      livery: 'Retro',
      deliveredOn: '2026-03-02',
      base: 'LEMD',
      place: { icao: 'LEMD', since: null },
      state: 'free',
    });
    const [first] = (await pilot.get('/flights?here=true&destination=LEBL')).body.items;
    expect(first.freeTails).toContain('EC-NEW');
    const { importId } = added.body;
    expect((await history(added.body.aircraft.id)).importId).toBe(importId);
    const legs = [{ flightId: first.flightId, date: first.date, tail: 'EC-NEW' }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    const reason = { reason: 'Era una prueba nuestra.' };
    const refused = await operations.post(`/imports/${importId}/take-back`, reason);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('EC-NEW')]);
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('that nobody has used goes as if it had never been, and may be added again, elsewhere', async () => {
    const second = { ...NEW, registration: 'EC-NUE', place: 'lebl' };
    const added = (await operations.post('/aircraft', second)).body;
    expect(added.aircraft.place).toMatchObject({ icao: 'LEBL', city: 'Barcelona' });
    const wrong = { reason: 'Matrícula mal escrita.' };
    expect((await operations.post(`/imports/${added.importId}/take-back`, wrong)).status).toBe(202);
    await new ImportDesk(api, operations).work();
    expect((await tails()).map(({ registration }) => registration)).not.toContain('EC-NUE');
    const again = await operations.post('/aircraft', second);
    expect(again.status).toBe(201);
    // Once something else was said of it, it is retired instead.
    const { id, version } = again.body.aircraft;
    expect((await history(id)).importId).toBe(again.body.importId);
    await change(id, { name: 'Otro' }, version);
    expect((await history(id)).importId).toBeNull();
  });

  it('is refused with each field that is wrong, and nothing is added', async () => {
    const before = await tails();
    const wrong = {
      ...NEW,
      registration: 'EC-AAA',
      typeId: 'zeppelin',
      livery: '\u200B',
      deliveredOn: '2030-01-01',
      base: 'XXXX',
      place: 'YYYY',
    };
    const { status, body } = await operations.post('/aircraft', wrong);
    expect([status, body.code]).toEqual([422, 'datos-no-validos']);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/registration',
      '/typeId',
      '/livery',
      '/deliveredOn',
      '/base',
      '/place',
    ]);
    const shapeless = await operations.post('/aircraft', {
      ...NEW,
      registration: '<b>',
      name: 'a'.repeat(61),
    });
    expect(shapeless.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/registration',
      '/name',
    ]);
    expect(await tails()).toEqual(before);
  });

  it('is added once by two people who press at the same time', async () => {
    const twin = { ...NEW, registration: 'EC-DOS' };
    const administrator = await api.signedIn('administrator');
    const answers = await Promise.all([
      operations.post('/aircraft', twin),
      administrator.post('/aircraft', twin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it('is changed with its history, and put back from what that says', async () => {
    const { id, version } = await tail('EC-AAA');
    const changed = await change(id, { name: 'Sierra de Gredos', reason: 'La bautizan hoy.' }, version);
    expect(changed.body).toMatchObject({ name: 'Sierra de Gredos', livery: '', version: version + 1 });
    const [entry] = (await history(id)).entries;
    expect(entry).toMatchObject({
      kind: 'change',
      before: { name: '' },
      after: { name: 'Sierra de Gredos' },
      reason: 'La bautizan hoy.',
    });
    const back = await change(id, entry.before, version + 1);
    expect(back.body).toMatchObject({ name: '', version: version + 2 });
    // What changes nothing leaves no trace.
    expect((await change(id, { name: '' }, version + 2)).body.version).toBe(version + 2);
    expect((await history(id)).entries).toHaveLength(2);
  });

  it('stands where it stood when its base goes elsewhere', async () => {
    const { id, version } = await tail('EC-AAB');
    const moved = await change(id, { base: 'LEBL' }, version);
    expect(moved.body).toMatchObject({ base: 'LEBL', place: { icao: 'LEMD' } });
    const wrong = await change(id, { base: 'XXXX', deliveredOn: '1900-01-01' }, moved.body.version);
    expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/deliveredOn',
      '/base',
    ]);
  });

  it('is not written over while a colleague changes it, who is named', async () => {
    const { id, version } = await tail('EC-BBB');
    const administrator = await api.signedIn('administrator');
    await administrator.ask('PATCH', `/aircraft/${id}/details`, {
      body: { livery: 'Plateada' },
      headers: { 'If-Match': `"v${version}"` },
    });
    const late = await change(id, { livery: 'Dorada' }, version);
    expect([late.status, late.body.code]).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.detail).toMatch(/^PRB\d{3} ha cambiado sus datos a las \d{2}:\d{2}Z/);
    expect((await operations.ask('PATCH', `/aircraft/${id}/details`, { body: {} })).status).toBe(428);
  });
});
