import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';

describeOneDatabase('fields and comments of a phpVMS client', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  beforeEach(() => api.pass(7200));
  const fieldsOf = async (id: string) => (await ask('GET', `/api/pireps/${id}/fields`)).body.data;
  const NAMES = Array.from({ length: 8 }, (_, i) => `Campo ${i}`);
  const all = Object.fromEntries(NAMES.map((name) => [name, 'sí']));

  it.each([
    ['fields', (name: string) => ['POST', '/fields', { fields: { [name]: 'sí' } }]],
    ['update', (name: string) => ['PUT', '', { fields: { [name]: 'sí' } }]],
  ] as const)('keeps the fields that eight requests at once write by %s', async (_, requestOf) => {
    const { id } = await client.prefile();
    await Promise.all(
      NAMES.map((name) => {
        const [method, path, body] = requestOf(name);
        return ask(method as string, `/api/pireps/${id}${path as string}`, body);
      }),
    );
    expect(await fieldsOf(id)).toEqual(all);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('keeps comments that are written at once, each under a number of its own', async () => {
    const { id } = await client.prefile();
    await Promise.all(NAMES.map((comment) => ask('POST', `/api/pireps/${id}/comments`, { comment })));
    const kept: { id: number; comment: string }[] = (await ask('GET', `/api/pireps/${id}/comments`)).body
      .data;
    expect(kept.map(({ comment }) => comment).toSorted()).toEqual(NAMES);
    expect(new Set(kept.map((comment) => comment.id)).size).toBe(NAMES.length);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it.each([
    ['at once', 60],
    ['hours later', 3600],
  ])('adds those of a second prefile to those of the first, sent %s', async (_, seconds) => {
    const found = await ask('GET', '/api/flights/search?dep_icao=LEMD&arr_icao=LEBL');
    const { body: bid } = await ask('POST', '/api/user/bids', { flight_id: found.body.data[0].id });
    const { flight_id, aircraft_id } = bid.data;
    const order = { flight_id, aircraft_id, flight_number: '101' };
    const first = await client.prefile({ ...order, fields: { Red: 'VATSIM', Puerta: 'A1' } });
    await ask('POST', `/api/pireps/${first.id}/fields`, { fields: { Pista: '36L' } });
    api.pass(seconds);
    const second = await client.prefile({ ...order, fields: { Puerta: 'B2' } });
    expect(second.id).toBe(first.id);
    const merged = { Red: 'VATSIM', Puerta: 'B2', Pista: '36L' };
    expect([second.fields, await fieldsOf(first.id)]).toEqual([merged, merged]);
    // One without fields takes none away.
    expect((await client.prefile(order)).fields).toEqual(merged);
    await ask('PUT', `/api/pireps/${first.id}/cancel`);
  });
});
