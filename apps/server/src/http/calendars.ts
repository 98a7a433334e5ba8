import type { Hono } from 'hono';
import { readCalendar } from '#server/modules/calendar/calendar.ts';
import { readEventCalendar } from '#server/modules/calendar/event-calendar.ts';
import type { ApiEnv } from './api/api-options.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Path of the calendars; each pilot's is at a secret address below it. */
export const CALENDARS = 'plataforma/calendario/';

/** File name of the public calendar of events. */
const EVENTS = 'eventos.ics';

/** Puts the calendars on their addresses: the public one of events, and each pilot's own; 404 for any other. */
export function addCalendars(app: Hono<ApiEnv>, { db, airline, base, publicUrl, clock }: PlatformOptions) {
  app.get(`${base}${CALENDARS}:file`, async (c) => {
    const file = c.req.param('file');
    const [, secret] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
    const given = { publicUrl, now: clock() };
    const { queries } = db;
    const text =
      file === EVENTS
        ? await readEventCalendar(queries, airline.operations, given)
        : secret && (await readCalendar(queries, airline.operations, { ...given, secret }));
    if (!text) return c.notFound();
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
  });
}
