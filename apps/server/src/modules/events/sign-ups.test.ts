import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

const DAY_MS = 86_400_000;

describeEachDatabase('places in events', (kind) => {
  let api: ApiServer;
  let [pilot, other, operations]: ApiClient[] = [];
  beforeAll(async () => {
    api = await startApi(kind);
    pilot = await api.signedIn('pilot');
    other = await api.signedIn('other');
    operations = await api.signedIn('operations');
  });
  afterAll(() => api.close());

  /** An event for one pilot, in so many days. */
  const create = async (name: string, days: number): Promise<string> => {
    const at = (hours: number) => new Date(api.now().getTime() + days * DAY_MS + hours * 3_600_000);
    const { body } = await operations!.post('/events', {
      name,
      body: 'Todos a Dublín.',
      startsAt: at(0).toISOString(),
      endsAt: at(4).toISOString(),
      airports: ['EIDW'],
      countsOn: 'arrival',
      signup: true,
      capacity: 1,
      reason: 'Lo piden los pilotos',
    });
    return body.id;
  };
  const signUp = (client: ApiClient, id: string) => client.post(`/events/${id}/signup`, {});
  const placesOf = async (client: ApiClient, ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await signUp(client, id)).status));

  it('are free again from who is suspended over them, and from who leaves', async () => {
    const ids = [await create('Pronto', 3), await create('Más tarde', 20)];
    expect(await placesOf(other!, ids)).toEqual([204, 204]);
    // It begins in the last hours of the suspension and goes on after it.
    const outlasting = await create('Hasta el final', 6.9);
    const cancelled = await create('Cancelado', 4);
    expect(await placesOf(other!, [outlasting, cancelled])).toEqual([204, 204]);
    const { status } = await operations!.post(`/events/${cancelled}/cancel`, {
      reason: 'No hay quien lo controle.',
    });
    expect(status).toBe(204);
    expect(refusalOf(await signUp(pilot!, ids[0]!))).toEqual([409, 'evento-completo']);
    const sanction = { days: 7, facts: 'Insultó a un compañero.', heard: 'Dice que no.' };
    expect((await operations!.post('/pilots/PRB006/suspend', sanction)).status).toBe(200);
    const messages = (await other!.get('/me/messages')).body.items as { title: string }[];
    expect(messages.flatMap(({ title }) => (title.startsWith('Ya no') ? [title] : []))).toEqual([
      'Ya no estás en Pronto',
    ]);
    expect(refusalOf(await signUp(pilot!, outlasting))).toEqual([409, 'evento-completo']);
    // The later one begins when the suspension is over.
    expect(await placesOf(pilot!, ids)).toEqual([204, 409]);
    expect(
      (await operations!.post('/pilots/PRB006/lift-suspension', { reason: 'Fue un error.' })).status,
    ).toBe(200);
    api.pass(60);
    const alone = await create('El último', 30);
    expect(await placesOf(other!, [alone])).toEqual([204]);
    expect((await other!.post('/me/retire', {})).status).toBe(200);
    expect(await placesOf(pilot!, [ids[1]!, alone])).toEqual([204, 204]);
  });

  it('say to who is expelled that they are no longer of the airline, not that they left', async () => {
    const id = await create('Sin quien vuela', 10);
    expect(await placesOf(pilot!, [id])).toEqual([204]);
    const administrator = await api.signedIn('administrator');
    const sanction = { facts: 'Insultó a un compañero.', heard: 'Dice que no.' };
    expect((await administrator.post('/pilots/PRB005/expel', sanction)).status).toBe(200);
    const { body } = await api.db.queries
      .selectFrom('inbox_message')
      .select('body')
      .where('title', '=', 'Ya no estás en Sin quien vuela')
      .executeTakeFirstOrThrow();
    expect(body).toBe('Ya no formas parte de la compañía. Tu sitio queda libre para otra persona.');
  });
});
