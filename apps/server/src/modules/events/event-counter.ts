import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

/** Counter of past events with an undecided flight of a signed-up pilot, whose results may still change. */
export const eventCounter: DeskCounter = {
  id: 'events',
  title: 'Eventos con vuelos por decidir',
  calm: 'Ninguno espera',
  capability: 'tours.write',
  list: '/mesa/eventos',
  rows: ({ now }) => sql`
    select ends_at as since, id as ref from airline_event event
    where ends_at < ${now} and cancelled_at is null and exists (
      select from report join event_signup signup on signup.pilot_id = report.pilot_id and signup.event_id = event.id
      where coalesce(report.off_block, report.created_at) between event.starts_at and event.ends_at
        and report.state in ('submitted', 'in_review', 'appealed'))`,
};
