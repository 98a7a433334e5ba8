import type { Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ReportTable } from '#server/db/tables.ts';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiServer } from './api-server.ts';
import { PASSWORD } from './fill-for-tests.ts';
import { samplePlans } from './sample-operations.ts';
import { batchesOf, eventsOf, startBody, testFlight } from './test-flight.ts';

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
  async renewKey(owner) {
    const { body } = await owner.post('/me/keys', { label: 'x', scopes: ['own:read'] });
    return { id: body.key.id };
  },
  async readMessage(owner, api) {
    const pilotId = await api.idOf('pilot');
    await api.db.transaction((tx) => tellPilot(tx, pilotId, { kind: 'test', title: 'Hola', body: 'Hola' }));
    const { body } = await owner.get('/me/messages');
    return { id: body.items[0].id };
  },
  async withdrawLeave(owner) {
    return { id: (await owner.post('/me/leaves', { firstMonth: '2027-01', months: 1 })).body.id };
  },
  async changeBooking(owner, api) {
    const { id } = await bookSomething(owner, api);
    return { id, body: { secondPilot: null }, headers: { 'If-Match': '"v1"' } };
  },
  cancelBooking: bookSomething,
  cancelRestOfDay: bookSomething,
  async bringPlan(owner, api) {
    const { id } = await bookSomething(owner, api);
    const { dep, arr } = (await owner.get(`/bookings/${id}`)).body;
    const names = { airline: 'PRB', registration: 'EC-AAA', alternate: 'EIDW', host: 'www.simbrief.com' };
    const plan = flightPlanAnswer(api.now(), {}, { ...names, from: dep.icao, to: arr.icao });
    // The airline of the tests asks no machine outside: the address is the answer.
    samplePlans.url = `data:application/json,${encodeURIComponent(JSON.stringify(plan))}`;
    const { version } = (await owner.get('/me')).body;
    await owner.patch('/me', { simbriefAlias: 'alias-solo-suyo' }, version);
    return { id };
  },
  async undoTransfer(_, api) {
    // Nothing is booked or flown by then: what other endpoints were called on is over.
    const over = { reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries
      .updateTable('booking')
      .set({ ...over, state: 'cancelled' })
      .where('state', 'in', ['reserved', 'flying'])
      .execute();
    await api.db.queries
      .updateTable('report')
      .set({ state: 'voided', reason: 'pilot' })
      .where('state', 'in', ['in_progress', 'draft'])
      .execute();
    const id = uuid();
    const journey = {
      id,
      pilot_id: await api.idOf('pilot'),
      from_icao: 'LEMD',
      to_icao: 'LEBL',
      at: api.now(),
    };
    await api.db.queries.insertInto('pilot_transfer').values(journey).execute();
    return { id };
  },
  readReport: ownFlight,
  readScore: ownFlight,
  readTrack: ownFlight,
  readProfile: ownFlight,
  readReportHistory: ownFlight,
  listReportMessages: ownFlight,
  discardReport: ownFlight,
  async addPoints(owner, api) {
    return { ...(await ownFlight(owner, api)), body: batchesOf(testFlight(api))[0] };
  },
  async addFlightEvents(owner, api) {
    return { ...(await ownFlight(owner, api)), body: eventsOf(testFlight(api)) };
  },
  async submitReport(owner, api) {
    return { id: await flownFlight(owner, api), body: {} };
  },
  async withdrawReport(owner, api) {
    const id = await flownFlight(owner, api);
    // Its points are ahead of the clock, so that a person has to look.
    await owner.post(`/reports/${id}/submit`, {});
    return { id };
  },
  async resumeReport(owner, api) {
    const { id } = await ownFlight(owner, api);
    const { client_flight_id } = await api.db.queries
      .updateTable('report')
      .set({ state: 'draft', reason: 'interrupted' })
      .where('code', '=', id)
      .returning('client_flight_id')
      .executeTakeFirstOrThrow();
    return { id, body: { clientFlightId: client_flight_id } };
  },
  async answerQuestion(owner, api) {
    const id = await decidedFlight(owner, api, { state: 'in_review', asked_at: api.now() });
    return { id, body: { text: 'Se cortó la red en la final.' } };
  },
  async sayEmergency(owner, api) {
    const id = await decidedFlight(owner, api, { state: 'in_review' });
    return { id, body: { text: 'Fuego en el motor 2 y vuelta al campo.' } };
  },
  async takeBackEmergency(owner, api) {
    const said = { pilot_emergency: 'open', pilot_emergency_at: api.now() } as const;
    return { id: await decidedFlight(owner, api, { state: 'in_review', ...said }) };
  },
  async writeToTeam(owner, api) {
    const id = await decidedFlight(owner, api, {
      state: 'accepted',
      standing: 'accepted',
      submitted_at: api.now(),
    });
    return { id, body: { text: 'La toma no fue así: miren la radioaltura.' } };
  },
  async appealReport(owner, api) {
    const id = await decidedFlight(owner, api, {
      state: 'accepted',
      standing: 'accepted',
      decided_at: api.now(),
    });
    return { id, body: { text: 'La toma no fue así: miren la radioaltura.' } };
  },
  async appealSanction(_, api) {
    const id = await sanction(api);
    return { id, body: { text: 'No fui yo: ese día no volé con nadie.' } };
  },
  async withdrawSanctionAppeal(owner, api) {
    const id = await sanction(api);
    await owner.post(`/me/sanctions/${id}/appeal`, { text: 'No fui yo: ese día no volé con nadie.' });
    return { id };
  },
  async appealPromotion(_, api) {
    return { id: await declinedPromotion(api), body: { text: 'Cumplía todo cuando se decidió, y consta.' } };
  },
  async withdrawPromotionAppeal(owner, api) {
    const id = await declinedPromotion(api);
    await owner.post(`/me/promotions/${id}/appeal`, { text: 'Cumplía todo cuando se decidió, y consta.' });
    return { id };
  },
  async nameSecondPilot(owner, api) {
    return { ...(await ownFlight(owner, api)), body: { secondPilot: 'PRB006' } };
  },
  async confirmSecondPilot(owner, api) {
    const { id } = await ownFlight(owner, api);
    const holder = await api.db.queries
      .selectFrom('report')
      .select('id')
      .where('code', '=', id)
      .executeTakeFirstOrThrow();
    await owner.post(`/reports/${id}/discard`, {});
    const second = await api.db.queries
      .insertInto('report')
      .values({
        id: uuid(),
        code: newCode(),
        pilot_id: await api.idOf('pilot'),
        source: 'second_pilot',
        primary_report_id: holder.id,
        state: 'draft',
        type_id: 'a320-200',
        dep_icao: 'LEMD',
        arr_planned_icao: 'LEBL',
        arr_icao: 'LEBL',
        off_block: new Date(api.now().getTime() - 3_600_000),
        on_block: api.now(),
      })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow();
    // As every report has one.
    await api.db.queries.insertInto('report_recording').values({ report_id: second.id }).execute();
    return { id: second.code };
  },
  async desistAppeal(owner, api) {
    return { id: await decidedFlight(owner, api, { state: 'appealed', standing: 'accepted' }) };
  },
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

/** A warning to the pilot. */
async function sanction(api: ApiServer): Promise<string> {
  const { id } = await api.db.queries
    .insertInto('sanction')
    .values({
      id: uuid(),
      pilot_id: await api.idOf('pilot'),
      kind: 'warning',
      facts: 'Habló sin permiso en la frecuencia.',
      heard: 'Dice que no.',
      starts_at: api.now(),
      appeal_until: new Date(api.now().getTime() + 86_400_000),
      decided_by: await api.idOf('administrator'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A rank that was not granted to the pilot. */
async function declinedPromotion(api: ApiServer): Promise<string> {
  const { id } = await api.db.queries
    .insertInto('promotion')
    .values({
      id: uuid(),
      pilot_id: await api.idOf('pilot'),
      kind: 'promotion',
      to_rank: 'comandante',
      state: 'declined',
      asked_at: api.now(),
      decided_by: await api.idOf('administrator'),
      decided_at: api.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A flight that has just begun; one that was open is thrown away. */
async function ownFlight(owner: ApiClient, api: ApiServer): Promise<{ id: string }> {
  // Flights of a pilot may not overlap, and so many requests a minute are enough.
  api.pass(7200);
  const open = await owner.get('/reports/current');
  if (open.status === 200) await owner.post(`/reports/${open.body.code}/discard`, {});
  const { body } = await owner.post('/reports/start', startBody(uuid()));
  return { id: body.code };
}

/** A flight in a state that takes long to come to. */
async function decidedFlight(
  owner: ApiClient,
  api: ApiServer,
  state: Updateable<ReportTable>,
): Promise<string> {
  const { id } = await ownFlight(owner, api);
  await api.db.queries.updateTable('report').set(state).where('code', '=', id).execute();
  await api.db.queries
    .updateTable('booking')
    .set({ state: 'fulfilled', ended_at: api.now() })
    .where('state', '=', 'flying')
    .execute();
  return id;
}

/** A flight of which everything has arrived. */
async function flownFlight(owner: ApiClient, api: ApiServer): Promise<string> {
  const { id } = await ownFlight(owner, api);
  const flight = testFlight(api);
  for (const body of batchesOf(flight)) await owner.post(`/reports/${id}/points`, body);
  await owner.post(`/reports/${id}/events`, eventsOf(flight));
  return id;
}
