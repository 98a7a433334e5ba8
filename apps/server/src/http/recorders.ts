import type { IncomingHttpHeaders } from 'node:http';
import type { Hono } from 'hono';
import type { KeyService } from '#server/modules/keys/key-service.ts';
import { flightDesk } from '#server/modules/recorder-desk/flight-desk.ts';
import { recorderDesk } from '#server/modules/recorder-desk/recorder-desk.ts';
import { type ProtocolName, protocolSpoken } from '#server/recorders/lost-recorders.ts';
import { phpvmsApp } from '#server/recorders/phpvms/phpvms-app.ts';
import type { RecorderContext, RecorderEnv, RecorderOptions } from '#server/recorders/shared/protocol.ts';
import { smartcarsApp } from '#server/recorders/smartcars/smartcars-app.ts';
import { stratosApp } from '#server/recorders/stratos/stratos-app.ts';
import { API } from './api/api-app.ts';
import { addressHash } from './api/request-origin.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Path of the recorders' protocols below the base. */
const RECORDERS = 'plataforma/acars';

/** Protocols of foreign recorders, by the last part of their address. */
const PROTOCOLS: Readonly<
  Record<ProtocolName, (address: string, options: RecorderOptions) => Hono<RecorderEnv>>
> = {
  phpvms: phpvmsApp,
  smartcars: smartcarsApp,
  stratos: stratosApp,
};

/** Last part of the address that a pilot types into each program; the makers of two store it with a final slash. */
const TYPED: Readonly<Record<ProtocolName, string>> = {
  phpvms: 'phpvms',
  smartcars: 'smartcars/',
  stratos: 'stratos/',
};

/** A protocol that the platform no longer supports; its programs may still call this address. */
const WITHDRAWN = 'fsacars';

const addressOf = (base: string, protocol: string) => `${base}${RECORDERS}/${protocol}`;

/** Whether a path belongs to a recorder's protocol. The final slash may be missing: clients follow no redirect. */
function isRecorderPath(base: string, path: string): boolean {
  return [...Object.keys(PROTOCOLS), WITHDRAWN].some((protocol) =>
    `${path}/`.startsWith(`${addressOf(base, protocol)}/`),
  );
}

/** Whether a recorder sent the request, to its protocol's address or by mistake to another one of this site. */
export function isRecorders(base: string, path: string, headers: IncomingHttpHeaders): boolean {
  return isRecorderPath(base, path) || astray(base, path, headers) !== null;
}

/** The protocol of a recorder that calls a wrong address of this site; null for any other request. */
function astray(base: string, path: string, headers: IncomingHttpHeaders): ProtocolName | null {
  const below = path.startsWith(base) ? path.slice(base.length - 1) : path;
  // Our own API answers mistaken requests itself.
  if (isRecorderPath(base, path) || `${below}/`.startsWith(`/${API}/`)) return null;
  return protocolSpoken(below, headers);
}

/** The protocol of a recorder that calls a wrong path below a protocol's address; null if the path is right. */
function strayBelow(name: string, rest: string, headers: IncomingHttpHeaders): ProtocolName | null {
  const isOwn =
    name === 'phpvms'
      ? !/^\/+api\/+api\//i.test(rest) && /^\/*(?:api|$)/i.test(rest)
      : !/^\/+api\//i.test(rest);
  return isOwn ? null : (protocolSpoken(rest.replace(/^\/*/, '/'), headers) ?? 'phpvms');
}

/** Puts the protocols of foreign recorders on their addresses; after everything else that the site answers. */
export function addRecorders(
  app: Hono<RecorderEnv>,
  platform: PlatformOptions & { keys: KeyService; addressKey: Uint8Array },
): void {
  const { db, airline, base, publicUrl, clock, log, keys } = platform;
  const options: RecorderOptions = {
    desk: recorderDesk(db, airline, keys),
    flights: flightDesk(db, airline),
    now: clock,
    addressOf: (path) => `${publicUrl}${path.slice(base.length)}`,
    callerOf: (c) => addressHash(c.env.incoming, platform).toString('hex'),
    failed: (error) => log.error({ err: error }, 'recorder request failed'),
  };
  const typed = (protocol: ProtocolName) => `${publicUrl}${RECORDERS}/${TYPED[protocol]}`;
  for (const [name, protocolApp] of Object.entries(PROTOCOLS)) {
    const address = addressOf(base, name);
    const protocol = protocolApp(address, options);
    for (const path of [address, `${address}/*`])
      app.all(path, (c) => {
        const spoken = strayBelow(name, c.req.path.slice(address.length), c.env.incoming.headers);
        return spoken === null ? protocol.fetch(c.req.raw, c.env) : sendBack(c, typed(spoken));
      });
  }
  const withdrawn = addressOf(base, WITHDRAWN);
  for (const path of [withdrawn, `${withdrawn}/*`]) app.all(path, () => gone(publicUrl));
  app.all('*', (c) => {
    const spoken = astray(base, c.req.path, c.env.incoming.headers);
    return spoken === null ? c.notFound() : sendBack(c, typed(spoken));
  });
}

/** The answer to FSACARS, whose protocol was withdrawn: a text, which it shows its pilot. */
function gone(publicUrl: string): Response {
  const sentence = `FSACARS ya no sirve aquí: es un programa de 2004 que no sabe identificarse con seguridad. Vuela con el grabador de la compañía, con smartCARS 3, con Stratos o con un programa que hable phpVMS 7, como vmsOpenAcars o xACARS. Cómo se conecta cada uno: ${publicUrl}${RECORDERS}`;
  return new Response(`${sentence}\n`, {
    status: 410,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Answers the right address as JSON, in every field where some program looks for a message to show. */
function sendBack(c: RecorderContext, address: string): Response {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    // Programs in a browser engine can read the answer only with this header (CORS).
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, Authorization',
  };
  if (c.req.method === 'OPTIONS') return new Response('null', { status: 200, headers });
  const message = `En esta dirección no contesta nadie a tu programa. Escribe en él esta otra, tal cual: ${address}`;
  const body = {
    type: 'https://phpvms.net/errors/not-found',
    message,
    title: message,
    details: message,
    status: 404,
    error: { status: 404, message },
    address,
  };
  return new Response(JSON.stringify(body), { status: 404, headers });
}
