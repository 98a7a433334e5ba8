/**
 * The protocol of Stratos, similar to smartCARS 3 with other names. It only translates: the rules are those of our own
 * API, and it ignores a client's score, state and owner.
 */
import type { Hono } from 'hono';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import type { DeskPilot } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import { answerAnybody } from '../shared/answer-recorder.ts';
import { browserApp } from '../shared/browser-app.ts';
import type { RecorderEnv, RecorderOptions } from '../shared/protocol.ts';
import type { Shelf } from '../shared/shelf.ts';
import { signIn } from '../shared/sign-in.ts';
import { airportsOf, hours, namesOf, numberOfSlug, openTails } from '../shared/things.ts';
import { aircraftOf } from './flight-objects.ts';
import { addFlights, addLogbook } from './flight-routes.ts';
import { stratosProtocol } from './stratos-protocol.ts';
import { addTracking } from './tracking-routes.ts';

/** Protocol version and handler that the client sees. */
const HANDLER = { api_version: '1.0.0', handler: 'Stratos' };
/** Name of the keys that the program gets. */
const PROGRAM = 'Stratos';

/** Builds the adapter below a path such as `/plataforma/acars/stratos`. */
export function stratosApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk } = options;
  return browserApp(base, { options, protocol: stratosProtocol, handler: HANDLER }, (on, app) => {
    app.post('/pilot/login', (c) =>
      answerAnybody(c, options, stratosProtocol, async (body, now) => {
        const { key, shelf } = await signIn(options, PROGRAM, { c, body: await body() }, now);
        return { ...pilotOf(shelf), token: key };
      }),
    );
    on('GET', '/pilot/verify', async ({ actor, now, shelf }) => {
      // The client calls this at its start and has no other call that could renew its key.
      await desk.renew(actor, now);
      return pilotOf(await shelf());
    });
    on('GET', '/pilot/statistics', async ({ actor }) => statisticsOf(await desk.pilot(actor)));
    on('GET', '/data/airports', async ({ shelf }) => airportsOf(await shelf()));
    on('GET', '/data/aircraft', async ({ shelf }) => {
      const all = await shelf();
      return openTails(all).map((tail) => aircraftOf(tail, all));
    });
    on('GET', '/data/announcements', async ({ actor, now }) =>
      (await desk.notices(actor, now)).map(announcementOf),
    );
    addFlights(on, options);
    addTracking(on, options);
    addLogbook(on, options);
  });
}

function pilotOf({ pilot, numberOf }: Shelf) {
  const { first, last } = namesOf(pilot);
  return {
    db_id: numberOf(pilot.id),
    pilot_id: pilot.callsign,
    first_name: first,
    last_name: last,
    email: pilot.email ?? '',
    rank: pilot.rank,
    rank_image: null,
    rank_level: pilot.rankPosition + 1,
    avatar: null,
  };
}

/** The pilot's figures, of which the client wants two as texts. */
function statisticsOf({ minutes, flights, landingFpm, reports, placeIcao }: DeskPilot) {
  return {
    hours_flown: hours(minutes),
    flights_flown: String(flights),
    average_landing_rate: landingFpm ?? 0,
    pireps_filed: String(reports),
    location: placeIcao,
    // Nobody is paid here, and there are neither streaks nor levels of frequent flyers.
    total_pay: 0,
    flight_streak: 0,
    ff_level: 0,
    ff_status: 0,
    rank_image: null,
  };
}

/** A notice; it is confirmed on our pages, and no client can do that. */
function announcementOf({ slug, title, importance, body, date }: CompanyNotice) {
  return {
    id: numberOfSlug(slug),
    title,
    subtitle: `Importancia ${importance.toLowerCase()}`,
    body,
    link: null,
    image: null,
    publish_date: date,
  };
}
