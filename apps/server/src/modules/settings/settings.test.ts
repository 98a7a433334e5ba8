import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { liveSettings } from './live-settings.ts';
import { SETTINGS } from './setting-kinds.ts';

const KEY = 'booking.hoursAhead';
const REASON = 'Los fines de semana se planean con más tiempo.';

describeEachDatabase('settings that staff change', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const change = (body: object, client = operations, key = KEY) => client.put(`/settings/${key}`, body);
  const setting = async (key = KEY) =>
    (await operations.get('/settings')).body.items.find((one: { key: string }) => one.key === key);
  /** The departure after two days that nobody can book by the usual horizon. */
  const tooFar = async () => {
    const { body } = await pilot.get('/flights?origin=LEMD&destination=LEBL&date=2026-11-24');
    return body.items[0];
  };

  it('hold for whoever reads them, at once, and say who changed what and why', async () => {
    expect(await setting()).toMatchObject({ value: 48, usual: 48, mine: true, history: [] });
    const { flightId, date } = await tooFar();
    const book = () => pilot.post('/bookings', { legs: [{ flightId, date }] });
    expect((await book()).body.code).toBe('demasiado-pronto');
    expect((await change({ from: 48, value: 120, reason: REASON })).status).toBe(200);
    expect((await book()).status).toBe(201);
    expect(await setting()).toMatchObject({
      value: 120,
      usual: 48,
      history: [{ actor: 'PRB004', from: 48, to: 120, reason: REASON }],
    });
    const { body } = await (await api.signedIn('administrator')).get('/audit?action=setting.changed');
    expect(body.items).toHaveLength(1);
  });

  it('reach another process when it reads them again', async () => {
    const other = liveSettings(sampleAirline);
    expect(other.airline.operations.booking.hoursAhead).toBe(48);
    await other.refresh(api.db.queries);
    expect(other.airline.operations.booking.hoursAhead).toBe(120);
    expect(sampleAirline.operations.booking.hoursAhead).toBe(48);
  });

  it('go back to what the content says', async () => {
    expect((await change({ from: 120, value: null, reason: REASON })).status).toBe(200);
    expect(await setting()).toMatchObject({ value: 48, history: [{ from: 120, to: 48 }, { to: 120 }] });
  });

  it('refuse what does not hold, what changed meanwhile, and who may not', async () => {
    const far = await change({ from: 48, value: 9999, reason: REASON });
    expect(refusalOf(far)).toEqual([422, 'datos-no-validos']);
    expect(far.body.detail).toMatch(/^Escribe un número entero de \d+ a \d+\.$/);
    const late = await change({ from: 24, value: 72, reason: REASON });
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
    expect(late.body).toMatchObject({ current: { value: 48 } });
    expect(late.body.detail).toMatch(/^PRB00\d lo ha cambiado a las /);
    expect(refusalOf(await change({ from: 48, value: 72, reason: 'porque' }))).toEqual([
      422,
      'datos-no-validos',
    ]);
    expect((await change({ from: 1, value: 2, reason: REASON }, operations, 'points.alone')).status).toBe(
      404,
    );
    expect(refusalOf(await change({ from: 48, value: 72, reason: REASON }, pilot))).toEqual([
      403,
      'sin-permiso',
    ]);
    expect((await setting()).value).toBe(48);
  });

  it('name nobody where the value of now is of no change that somebody made', async () => {
    // As when the usual value of a new version is another one: the last change of a person led to 48.
    await api.db.queries.insertInto('setting').values({ key: KEY, value: '60' }).execute();
    const late = await change({ from: 48, value: 72, reason: REASON });
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.current).toEqual({ value: 60 });
    expect(late.body.detail).not.toMatch(/PRB00\d/);
    await api.db.queries.deleteFrom('setting').where('key', '=', KEY).execute();
  });

  it('are all read from and written to the airline, within their limits', () => {
    const { airline, content } = liveSettings(sampleAirline);
    for (const one of SETTINGS) {
      expect(one.read(content), one.key).toBeGreaterThanOrEqual(one.min);
      expect(one.read(content), one.key).toBeLessThanOrEqual(one.max);
      one.write(airline, one.max);
      expect(one.read(airline), one.key).toBe(one.max);
      expect(one.read(content), one.key).toBeLessThan(one.max);
    }
  });
});
