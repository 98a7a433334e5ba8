import { type Asked, type RecorderOptions, Reply } from '../shared/protocol.ts';
import { InvalidBody, isBody, list, number, ownFieldsIn, text } from '../shared/fields.ts';
import type { On } from './phpvms-protocol.ts';
import { instant } from './wire.ts';

/** Comments that a flight keeps, the last ones. */
const MOST_COMMENTS = 100;

type Find = (asked: Asked) => ReturnType<RecorderOptions['flights']['report']>;

/** Comments, fields and route: what a client keeps for itself. */
export function addNotes(on: On, { flights }: RecorderOptions, find: Find, writable: Find): void {
  const kept = async (asked: Asked, name: string) => listIn((await find(asked)).note[name]);
  on('GET', '/pireps/:id/comments', async (asked) => ({ data: await kept(asked, 'comments') }));
  on('POST', '/pireps/:id/comments', async (asked) => {
    const comment = text(asked.body, 'comment', 2000);
    if (comment === null) throw new InvalidBody({ comment: 'required' });
    const { pilot, numberOf } = await asked.shelf();
    const user = {
      id: numberOf(pilot.id),
      pilot_id: numberOf(pilot.id),
      ident: pilot.callsign,
      name: pilot.name,
    };
    const said = { comment, created_at: instant(asked.now), user };
    let data = { id: 1, ...said };
    await flights.keepNote(await writable(asked), (before) => {
      const comments = listIn(before['comments']);
      const last = comments.at(-1);
      if (isBody(last)) data = { ...data, id: (number(last, 'id') ?? 0) + 1 };
      return { comments: [...comments, data].slice(-MOST_COMMENTS) };
    });
    return new Reply(201, { data });
  });
  on('GET', '/pireps/:id/fields', async (asked) => ({ data: (await find(asked)).note['fields'] ?? {} }));
  on('POST', '/pireps/:id/fields', async (asked) => {
    const report = await writable(asked);
    if (!isBody(asked.body['fields'])) throw new InvalidBody({ fields: 'required' });
    const { note } = await flights.keepNote(report, (before) => ownFieldsIn(asked.body, before));
    return { data: note['fields'] };
  });
  on('GET', '/pireps/:id/route', async (asked) => ({ data: await kept(asked, 'waypoints') }));
  on('POST', '/pireps/:id/route', async (asked) => {
    const waypoints = list(asked.body, 'route').slice(0, 500);
    const data = waypoints.map((point) => ({
      name: text(point, 'name', 20),
      order: number(point, 'order'),
      lat: number(point, 'lat'),
      lon: number(point, 'lon'),
      nav_type: number(point, 'nav_type'),
    }));
    await flights.keepNote(await writable(asked), { waypoints: data });
    return { message: `${data.length} points added`, attrs: [], count: data.length };
  });
  on('DELETE', '/pireps/:id/route', async (asked) => {
    await flights.keepNote(await writable(asked), { waypoints: [] });
    return { message: 'Route deleted', attrs: [], count: 0 };
  });
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
