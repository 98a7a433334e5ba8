import { v7 as uuid } from 'uuid';
import { applyTimetableBodySchema } from '@va/contract/airline/timetable.ts';
import { writeEventBodySchema } from '@va/contract/tours-and-events/events.ts';
import type { ApiClient } from './api-client.ts';
import { type ApiServer, CALLSIGNS } from './api-server.ts';

/** A notice that staff publish: pilots must read it, whatever they fly. */
export const noticeOrder = {
  title: 'Pista cerrada en Dublín',
  importance: 'Alta',
  body: 'Aterriza sólo en la 28L.',
  date: '2026-11-20',
  until: null,
  mustRead: true,
  ackUntil: null,
  affects: null,
  reason: 'Lo publica el aeropuerto',
};

/** What stands in the address, and a body that the endpoint accepts as it is. */
interface StaffThing {
  id?: string;
  body: object;
  headers?: Record<string, string>;
}

const reason = 'Lo pide quien prueba.';
const version = (of: number) => ({ 'If-Match': `"v${of}"` });

const TOUR = {
  name: '',
  description: 'De Madrid a Barcelona.',
  types: ['jet'],
  moreThanHours: 50,
  editions: [{ n: 1, from: '2026-01-01', until: null }],
  stops: ['LEMD', 'LEBL'],
  retiredStages: [],
  substitutes: [],
  anyOrder: false,
};

/**
 * A thing for each act of staff that would else be asked of what is nowhere or of another version, by operation; made anew
 * for every request, since many acts are done once.
 */
export const STAFF_THINGS: Record<string, (staff: ApiClient, api: ApiServer) => Promise<StaffThing>> = {
  async addTour() {
    return { body: { tour: { ...TOUR, name: `Vuelta ${uuid()}` } } };
  },
  async changeTour(staff) {
    const [{ id, version: read, tour }] = (await staff.get('/tour-plans')).body.items;
    return { id, body: { tour, reason }, headers: version(read) };
  },
  async tryTour() {
    return { body: { id: null, tour: { ...TOUR, name: `Vuelta ${uuid()}` } } };
  },
  async changeGoal(staff) {
    const [{ month, version: read, goal }] = (await staff.get('/goals')).body.items;
    return { id: month, body: { goal, reason }, headers: version(read) };
  },
  async acknowledgeNotice(staff) {
    const { slug, revision } = (await staff.post('/notices', noticeOrder)).body;
    return { id: slug, body: { revision } };
  },
  adjustHours: async () => ({
    body: { callsign: CALLSIGNS.other, minutes: 600, kind: 'transfer', reason },
  }),
  adjustPoints: async () => ({ body: { callsign: CALLSIGNS.other, points: 10, reason } }),
  async applyProposal(staff) {
    const { revision } = (await staff.get('/timetable')).body;
    return { body: { revision, reason } };
  },
  async applyTimetableFile(staff) {
    const { revision } = (await staff.get('/timetable')).body;
    const { csv } = (await staff.get('/exports/timetable')).body;
    return { body: applyTimetableBodySchema.parse({ csv, revision, reason }) };
  },
  async changeEvent(staff, api) {
    const body = writeEventBodySchema.parse({
      ...(writeEventBodySchema.meta()?.['example'] as object),
      startsAt: new Date(api.now().getTime() + 86_400_000).toISOString(),
      endsAt: new Date(api.now().getTime() + 2 * 86_400_000).toISOString(),
      airports: ['LEMD'],
      points: 10,
      capacity: 5,
      slotMinutes: 15,
    });
    const made = (await staff.post('/events', body)).body;
    return { id: made.id, body, headers: version(made.version) };
  },
  async changeFlight(staff) {
    const [flight] = (await staff.get('/timetable')).body.flights;
    const body = { stdUtc: flight.stdUtc, days: flight.days, note: 'Obras', reason };
    return { id: flight.id, body, headers: version(flight.version) };
  },
  async changeRankFigures(staff) {
    const [{ code, points, hours, version: read }] = (await staff.get('/ranks')).body.items;
    return { id: code, body: { points, hours: Math.round(hours), reason }, headers: version(read) };
  },
  async changeSetting(staff) {
    const [{ key, value, min }] = (await staff.get('/settings')).body.items;
    return { id: key, body: { from: value, value: min, reason } };
  },
  async decidePointsClaim(_, api) {
    const pilot_id = await api.idOf('other');
    // A pilot has one open claim of a month, and may have a correction of it that waits.
    await api.db.queries.deleteFrom('points_proposal').where('pilot_id', '=', pilot_id).execute();
    await api.db.queries.deleteFrom('points_claim').where('pilot_id', '=', pilot_id).execute();
    const text = 'Falta la bonificación de Dublín del día 12.';
    const id = uuid();
    await api.db.queries
      .insertInto('points_claim')
      .values({ id, pilot_id, month: '2026-10', text, raised_at: api.now() })
      .execute();
    return { id, body: { points: 10, answer: reason } };
  },
  async tryRankFigures(staff) {
    const [{ code, points, hours }] = (await staff.get('/ranks')).body.items;
    return { id: code, body: { points, hours: Math.round(hours) } };
  },
  async suspendPilot(staff) {
    await staff.post(`/pilots/${CALLSIGNS.other}/lift-suspension`, { reason });
    return {
      id: CALLSIGNS.other,
      body: { days: 10, facts: 'Habló sin permiso en la frecuencia.', heard: 'Dice que no.' },
    };
  },
};
