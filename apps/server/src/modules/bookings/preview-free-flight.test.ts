import { beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

const HOUR = 3_600_000;

describeEachDatabase('a free flight before it is booked', (kind) => {
  const api = apiForTests(kind);
  let pilot: ApiClient;
  beforeEach(async () => {
    pilot = await api.signedIn('pilot');
  });

  const inHours = (hours: number) => new Date(api.now().getTime() + hours * HOUR).toISOString();
  const preview = (asked: Record<string, string>) =>
    pilot.get(`/me/free-flight?${new URLSearchParams({ std: inHours(3), ...asked })}`);

  const WAYS: Record<string, string>[] = [
    { dep: 'LEMD', arr: 'LEBL' },
    { dep: 'LEBL', arr: 'LEMD', typeId: 'jet' },
    { dep: 'LEMD', arr: 'LEBL', typeId: 'heavy' },
    { dep: 'LEMD', arr: 'LEBL', training: 'true' },
    { dep: 'LEMD', arr: 'MMUN' },
  ];
  it.each(WAYS)('says of %j what booking it then makes', async (way) => {
    const { status, body } = await preview(way);
    expect(status, JSON.stringify(body)).toBe(200);
    const { training, ...rest } = way;
    const leg = { ...rest, std: inHours(3), ...(training && { training: true }) };
    const made = await pilot.post('/bookings', { legs: [leg], acceptSharedTail: true });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [booking] = made.body.bookings;
    expect(body).toMatchObject({
      std: booking.std,
      sta: booking.sta,
      blockMin: booking.blockMin,
      typeId: booking.typeId,
      model: booking.model,
      tail: booking.tail,
      worth: booking.worth,
      refusals: [],
    });
    expect(body.worth.most > 0).toBe(training === undefined);
    await pilot.post(`/bookings/${booking.code}/cancel`);
  });

  it('reads alone: nothing is booked', async () => {
    await preview({ dep: 'LEMD', arr: 'LEBL' });
    expect((await pilot.get('/bookings?state=open')).body.items).toEqual([]);
  });

  it.each([
    [{ dep: 'LEMD', arr: 'MMUN', typeId: 'jet' }, 'fuera-de-alcance'],
    [{ dep: 'LEMD', arr: 'LEBL', std: '2020-01-01T10:00:00Z' }, 'salida-pasada'],
  ])('says of %j the reason that booking gives', async (asked, code) => {
    const { body } = await preview(asked);
    expect(body.refusals).toMatchObject([{ code }]);
    const leg = { std: inHours(3), ...asked };
    const made = await pilot.post('/bookings', { legs: [leg] });
    expect(made.body.code).toBe(code);
    expect(made.body.detail).toContain(body.refusals[0].message);
  });

  it('knows a stage by its tour and number, and says what stands against it', async () => {
    const { body } = await preview({ tour: 'nacional', n: '2' });
    const std = inHours(3);
    const booked = await pilot.post('/bookings', { legs: [{ stage: { tour: 'nacional', n: 2 }, std }] });
    expect(body.refusals.map(({ code }: { code: string }) => code)).toContain(booked.body.code);
    expect(booked.status).toBe(409);
  });

  it('points at an end that is unknown, missing or the same', async () => {
    const pointed = async (asked: Record<string, string>) => {
      const { status, body } = await preview(asked);
      return [status, body.errors?.[0].pointer];
    };
    expect(await pointed({ dep: 'ZZZZ', arr: 'LEBL' })).toEqual([422, '/dep']);
    expect(await pointed({ dep: 'LEMD', arr: 'ZZZZ' })).toEqual([422, '/arr']);
    expect(await pointed({ dep: 'LEMD', arr: 'LEMD' })).toEqual([422, '/arr']);
    expect(await pointed({ dep: 'LEMD', arr: 'LEBL', typeId: 'zeppelin' })).toEqual([422, '/typeId']);
    expect(await pointed({ tour: 'none', n: '1' })).toEqual([422, '/stage']);
    expect(await pointed({ tour: 'nacional' })).toEqual([422, '/dep']);
  });
});
