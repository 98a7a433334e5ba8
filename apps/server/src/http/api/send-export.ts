import type { IncomingMessage } from 'node:http';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import { toProblem } from '#server/api/to-problem.ts';
import type { Database } from '#server/db/database.ts';
import { readExport } from '#server/modules/own-data/exports.ts';
import { problemResponse } from './problem-response.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The ZIP of the own data, for the session of its owner. */
export async function sendExport(
  request: IncomingMessage,
  file: string,
  {
    db,
    now,
    identify,
    secure,
  }: { db: Database; now: Date; identify: (token: string) => Promise<Actor>; secure: boolean },
): Promise<Response> {
  try {
    const token = readSessionCookie(request, secure);
    const actor = token === undefined ? undefined : await identify(token);
    if (actor?.kind !== 'pilot' || actor.pending) throw new Problem('sin-sesion');
    const [, id] = /^([0-9a-f-]{36})\.zip$/.exec(file) ?? [];
    const archive = id === undefined ? undefined : await readExport(db.queries, id, actor.pilotId, now);
    if (!archive) throw new Problem('no-encontrado');
    return new Response(new Uint8Array(archive), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="mis-datos.zip"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    return problemResponse(toProblem(error), uuid(), '/');
  }
}
