/**
 * The protocol of smartCARS 3, from sign-in to submitted report. It only translates: the rules are those of our own
 * API, and it ignores a client's score, state and owner.
 */
import type { Hono } from 'hono';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { escapeHtml } from '@va/domain/texts.ts';
import { toProblem } from '#server/api/problem.ts';
import type {
  AdvertisedEvent,
  DeskPilot,
  DeskTail,
} from '#server/modules/recorder-desk/recorder-desk-types.ts';
import { answerAnybody } from '../shared/answer-recorder.ts';
import { browserApp, bearerOf, browserHeaders, mostBytes } from '../shared/browser-app.ts';
import { type Body, InvalidBody } from '../shared/fields.ts';
import {
  type Protocol,
  type RecorderContext,
  type RecorderEnv,
  RecorderError,
  type RecorderOptions,
  Reply,
  BodyTooLarge,
} from '../shared/protocol.ts';
import type { Shelf } from '../shared/shelf.ts';
import { exact, identify, type SignedIn, signIn } from '../shared/sign-in.ts';
import { airportsOf, hours, namesOf, openTails } from '../shared/things.ts';
import { addFlights, addTracking } from './flight-routes.ts';
import { addPireps } from './pirep-routes.ts';

/** Handler and protocol version that the client sees, both texts. */
const HANDLER = { apiVersion: '1.0.3', handler: 'phpvms7' };

/** What flights are for, in the protocol's letters; the second only by charter. */
const FLIGHT_TYPES = [
  { id: 'P', name: 'Pasajeros' },
  { id: 'C', name: 'Carga' },
];

/** Name of the keys that the program gets. */
const PROGRAM = 'smartCARS 3';

/** How smartCARS 3 takes sessions and refuses. Its client runs in a browser's engine: every answer has CORS headers. */
const smartcarsProtocol: Protocol = {
  mostBytes,
  keyOf(c) {
    const session = bearerOf(c);
    return session === undefined ? undefined : keyOfSession(session);
  },
  unauthorized: new Reply(401, { message: 'La sesión no existe o ha caducado: vuelve a acceder.' }),
  headers: browserHeaders(['GET', 'POST', 'OPTIONS', 'HEAD'], []),
  refusal(error) {
    const { status, message } = toSmartcars(error);
    return new Reply(status, { message });
  },
};

/** Builds the adapter below a path such as `/plataforma/acars/smartcars`. */
export function smartcarsApp(base: string, options: RecorderOptions): Hono<RecorderEnv> {
  const { desk } = options;
  return browserApp(base, { options, protocol: smartcarsProtocol, handler: HANDLER }, (on, app) => {
    addSignIn(app, options);
    on('both', '/pilot/statistics', async ({ actor }) => statisticsOf(await desk.pilot(actor)));
    on('both', '/data/airports', async ({ shelf }) => airportsOf(await shelf()));
    on('both', '/data/aircraft', async ({ shelf }) => {
      const all = await shelf();
      return openTails(all).map((tail) => aircraftOf(tail, all));
    });
    on('both', '/data/subfleets', async ({ shelf }) => {
      const { types } = (await shelf()).airline.operations;
      return [...types.values()].map(({ model, icaoType }, i) => ({
        id: i + 1,
        name: model,
        type: icaoType,
      }));
    });
    on('both', '/data/flight_types', async () => FLIGHT_TYPES);
    on('both', '/data/news', async ({ actor, now }) =>
      newsOf(await desk.notices(actor, now), await desk.events(now), desk.airline.name),
    );
    addFlights(on, options);
    addTracking(on, options);
    addPireps(on, options);
  });
}

/** Signing in with callsign and password, and going on with a session. */
function addSignIn(app: Hono<RecorderEnv>, options: RecorderOptions): void {
  const on = (path: string, handle: (body: Body, now: Date, c: RecorderContext) => Promise<unknown>) =>
    app.post(path, (c) =>
      answerAnybody(c, options, smartcarsProtocol, async (body, now) => handle(await body(), now, c)),
    );

  on('/pilot/login', async (body, now, c) => pilotOf(await signIn(options, PROGRAM, { c, body }, now)));
  on('/pilot/resume', async (body, now) => {
    const pilot = await identify(options, sessionIn(body), now);
    return pilotOf({ ...pilot, expiresAt: await options.desk.renew(pilot.actor, now) });
  });
  on('/pilot/verify', async (body, now) => pilotOf(await identify(options, sessionIn(body), now)));
}

/** A pilot with the session that the client sends from now on. */
function pilotOf({ shelf: { pilot, numberOf }, key, expiresAt }: SignedIn) {
  const { first, last } = namesOf(pilot);
  return {
    dbID: numberOf(pilot.id),
    pilotID: pilot.callsign,
    firstName: first,
    lastName: last,
    email: pilot.email ?? '',
    rank: pilot.rank,
    rankImage: null,
    rankLevel: pilot.rankPosition + 1,
    avatar: null,
    session: sessionOfKey(key),
    // Numbers of 32 bits are enough for every client, and for keys without an end.
    expiry: Math.min(2_147_483_647, Math.floor(expiresAt.getTime() / 1000)),
  };
}

function statisticsOf({ minutes, flights, landingFpm, reports }: DeskPilot) {
  return {
    hoursFlown: hours(minutes),
    flightsFlown: flights,
    averageLandingRate: landingFpm ?? 0,
    pirepsFiled: reports,
  };
}

function sessionIn(body: Body): string | undefined {
  return keyOfSession(exact(body['session'], 300) ?? '');
}

function toSmartcars(error: unknown): { status: number; message: string } {
  if (error instanceof RecorderError) return error;
  if (error instanceof InvalidBody || error instanceof BodyTooLarge)
    return { status: 400, message: error.message };
  const { status, message } = toProblem(error);
  // Its clients know few statuses.
  return { status: status === 422 ? 400 : status, message };
}

/** A key as a session of this protocol, whose clients want three parts: `va_` and the rest become `va.….…`. */
function sessionOfKey(key: string): string {
  return `va.${key.slice(3, 11)}.${key.slice(11)}`;
}

/** The key of a session; undefined for what is none. */
function keyOfSession(session: string): string | undefined {
  const [, first, rest] = /^va\.([^.]{8})\.([^.]{1,200})$/.exec(session) ?? [];
  return first === undefined || rest === undefined ? undefined : `va_${first}${rest}`;
}

/** Our aircraft as smartCARS 3 expects it: every field of the protocol, in its type. */
function aircraftOf(tail: DeskTail, { airline, numberOf }: Shelf) {
  const type = airline.operations.types.get(tail.typeId);
  return {
    id: numberOf(tail.id),
    code: tail.icaoType,
    name: `${type?.model ?? tail.icaoType} (${tail.registration})`,
    registration: tail.registration,
    serviceCeiling: String(type?.ceilingFt ?? 0),
    maximumPassengers: type?.seats ?? 0,
    maximumCargo: 0,
    minimumRank: null,
    status: 'Active',
  };
}

/**
 * The single news item that the client shows: the most recently published notice in force or coming event; an empty
 * object without any. Clients cannot confirm notices; pilots do that on our pages.
 */
function newsOf(notices: readonly CompanyNotice[], events: readonly AdvertisedEvent[], postedBy: string) {
  const all = [
    ...notices.map(({ title, body, date }) => ({ title, body, postedAt: `${date}T00:00:00Z` })),
    ...events.map(({ title, body, at }) => ({
      title,
      body,
      postedAt: at.toISOString().replace(/\.\d+Z$/, 'Z'),
    })),
  ];
  const [latest] = all.toSorted((a, b) => b.postedAt.localeCompare(a.postedAt));
  return latest ? { ...latest, body: paragraphsOf(latest.body), postedBy } : {};
}

/** Paragraphs that blank lines separate, as HTML. */
function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('');
}
