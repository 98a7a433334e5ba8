import type { Hono } from 'hono';
import type { KeyService } from '#server/modules/keys/key-service.ts';
import { flightDesk } from '#server/modules/recorder-desk/flight-desk.ts';
import { recorderDesk } from '#server/modules/recorder-desk/recorder-desk.ts';
import { fsacarsApp } from '#server/recorders/fsacars/fsacars-app.ts';
import { phpvmsApp } from '#server/recorders/phpvms/phpvms-app.ts';
import type { RecorderEnv, RecorderOptions } from '#server/recorders/shared/protocol.ts';
import { smartcarsApp } from '#server/recorders/smartcars/smartcars-app.ts';
import { stratosApp } from '#server/recorders/stratos/stratos-app.ts';
import { addressHash } from './api/request-origin.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Protocols of foreign recorders, by the last part of their address. */
const PROTOCOLS = {
  phpvms: phpvmsApp,
  smartcars: smartcarsApp,
  fsacars: fsacarsApp,
  stratos: stratosApp,
} as const;

const addressOf = (base: string, protocol: string) => `${base}plataforma/acars/${protocol}`;

/** Whether a path is one of a recorder's protocol. The slash at the end may be missing: clients follow no redirect. */
export function isRecorderPath(base: string, path: string): boolean {
  return Object.keys(PROTOCOLS).some((protocol) => `${path}/`.startsWith(`${addressOf(base, protocol)}/`));
}

/** Puts the protocols of foreign recorders on their addresses. */
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
  for (const [name, protocolApp] of Object.entries(PROTOCOLS)) {
    const address = addressOf(base, name);
    const protocol = protocolApp(address, options);
    for (const path of [address, `${address}/*`]) app.all(path, (c) => protocol.fetch(c.req.raw, c.env));
  }
}
