import { v7 as uuid } from 'uuid';
import { tellPilot } from '#server/modules/messages/messages.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiServer } from './api-server.ts';
import { PASSWORD } from './api-server.ts';

/** A thing of the signed-in pilot, and the body with which the endpoint is called on it. */
type Prepare = (
  owner: ApiClient,
  api: ApiServer,
) => Promise<{ id: string; body?: unknown; headers?: Record<string, string> }>;

/** Books a departure, in place of what was booked for another endpoint. */
async function bookSomething(owner: ApiClient, api: ApiServer): Promise<{ id: string }> {
  await api.db.queries
    .updateTable('booking')
    .set({ state: 'cancelled', reason: 'company', ended_at: api.now() })
    .where('state', '=', 'reserved')
    .execute();
  const { items } = (await owner.get('/flights')).body;
  const [{ flightId, date }] = items;
  const { body } = await owner.post('/bookings', { legs: [{ flightId, date }] });
  return { id: body.bookings[0].code };
}

/** How to make a thing of one's own for each endpoint that names one in its address, by operation. */
export const OWN_THINGS: Record<string, Prepare> = {
  async signOutDevice(_, api) {
    const other = await api.signedIn('pilot');
    const { body } = await other.get('/me/devices');
    return { id: body.find((device: { current: boolean }) => device.current).id };
  },
  async revokeKey(owner) {
    const { body } = await owner.post('/me/keys', { label: 'x', scopes: ['own:read'] });
    return { id: body.key.id };
  },
  async readMessage(owner, api) {
    await tellPilot(api.db.queries, await api.idOf('pilot'), { kind: 'test', title: 'Hola', body: 'Hola' });
    const { body } = await owner.get('/me/messages');
    return { id: body.items[0].id };
  },
  getBooking: bookSomething,
  async changeBooking(owner, api) {
    const { id } = await bookSomething(owner, api);
    return { id, body: { secondPilot: null }, headers: { 'If-Match': '"v1"' } };
  },
  cancelBooking: bookSomething,
  async removePasskey(_, api) {
    // The password may be typed five times a minute.
    api.pass(60);
    const id = uuid();
    await api.db.queries
      .insertInto('passkey')
      .values({
        id,
        pilot_id: await api.idOf('pilot'),
        credential_id: id,
        public_key: new Uint8Array([1]),
        counter: 0,
        label: 'x',
      })
      .execute();
    return { id, body: { password: PASSWORD } };
  },
};
