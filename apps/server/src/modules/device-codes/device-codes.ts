import { v7 as uuid } from 'uuid';
import type { Selectable } from 'kysely';
import { DAY_MS } from '@va/domain/durations.ts';
import type { DeviceCode, DeviceRequest } from '@va/contract/account/device.ts';
import { type CreatedKey, type Key, keyScopeSchema } from '@va/contract/account/keys.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { DeviceGrantTable } from '#server/db/tables.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { newCode, newToken, tokenHash } from '#server/kernel/secrets/tokens.ts';
import { expectRecentProof } from '../access/prove-password.ts';
import type { KeyService } from '../keys/key-service.ts';

/** Lifetime of a code, s; pause between a program's polls, s; and what a too early poll adds to the pause, s. */
const GOOD_S = 600;
const INTERVAL_S = 5;
const SLOWER_S = 5;
/** Rate limit of codes that a pilot types, so that nobody finds one by guessing. */
const TRIES = { requests: 20, windowSeconds: 60 };

/** Sign-in of programs by a code that the pilot types at the platform (device flow, RFC 8628). */
export interface DeviceCodes {
  ask(wanted: { program: string; scopes: Key['scopes'] }, now: Date): Promise<DeviceCode>;
  /** A program's poll: answers the key, once; throws while the pilot has not agreed, and if there will be no key. */
  take(deviceCode: string, now: Date): Promise<CreatedKey>;
  /** The program that shows the code which a pilot has typed. */
  look(pilotId: string, userCode: string, now: Date): Promise<DeviceRequest>;
  /** Records the pilot's answer (idempotent). Approving makes a key and so needs a recent proof. */
  decide(actor: PilotActor, given: { userCode: string; approve: boolean }, now: Date): Promise<DeviceRequest>;
}

type Grant = Selectable<DeviceGrantTable>;

/** Makes the service. `publicUrl`: where people reach the portal, with a slash at the end. */
export function deviceCodes(db: Database, keys: KeyService, publicUrl: string): DeviceCodes {
  return {
    async ask({ program, scopes }, now) {
      const deviceCode = newToken();
      const userCode = newCode();
      await db.queries
        .insertInto('device_grant')
        .values({
          id: uuid(),
          device_hash: tokenHash(deviceCode),
          user_code: userCode,
          program,
          scopes: [...new Set(scopes)],
          asked_at: now,
          expires_at: new Date(now.getTime() + GOOD_S * 1000),
          interval_s: INTERVAL_S,
        })
        .execute();
      const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
      const verificationUrl = `${publicUrl}plataforma/dispositivo`;
      return {
        deviceCode,
        userCode: shown,
        verificationUrl,
        verificationUrlComplete: `${verificationUrl}?codigo=${shown}`,
        expiresIn: GOOD_S,
        interval: INTERVAL_S,
      };
    },
    async take(deviceCode, now) {
      const found = await db.transaction((tx) => poll(tx, deviceCode, now));
      if (found instanceof Problem) throw found;
      const { pilotId, program, scopes } = found;
      return keys.create(pilotId, { label: program, scopes }, now);
    },
    async look(pilotId, userCode, now) {
      await countTry(db.queries, `device-code:${pilotId}`, TRIES, now);
      return view(await findTyped(db.queries, pilotId, userCode, now));
    },
    async decide(actor, { userCode, approve }, now) {
      const { pilotId } = actor;
      await countTry(db.queries, `device-code:${pilotId}`, TRIES, now);
      if (approve) {
        await expectRecentProof(db.queries, actor, now);
        await keys.expectRoom(pilotId, now);
      }
      return db.transaction(async (tx) => {
        const grant = await findTyped(tx, pilotId, userCode, now, { lock: true });
        if (grant.state !== 'pending') return view(grant);
        const state = approve ? 'approved' : 'denied';
        await tx
          .updateTable('device_grant')
          .set({ state, pilot_id: pilotId })
          .where('id', '=', grant.id)
          .execute();
        if (approve)
          await tellPilot(tx, pilotId, {
            kind: 'device.connected',
            title: `«${grant.program}» tiene una clave tuya`,
            body: `Has autorizado el programa «${grant.program}». Si no has sido tú, retira su clave en «Conecta tu ACARS».`,
            link: '/acars',
          });
        return view({ ...grant, state });
      });
    },
  };
}

/** One poll of the program: the pilot whose key it gets, or the problem to answer; notes the time of the poll. */
async function poll(
  tx: Tx,
  deviceCode: string,
  now: Date,
): Promise<Problem | { pilotId: string; program: string; scopes: Key['scopes'] }> {
  const grant = await tx
    .selectFrom('device_grant')
    .selectAll()
    .where('device_hash', '=', tokenHash(deviceCode))
    .forUpdate()
    .executeTakeFirst();
  if (!grant || grant.expires_at <= now || grant.state === 'used') return new Problem('codigo-caducado');
  const hasty =
    grant.polled_at !== null && now.getTime() - grant.polled_at.getTime() < grant.interval_s * 1000;
  const interval = grant.interval_s + (hasty ? SLOWER_S : 0);
  const state = grant.state === 'approved' && !hasty ? 'used' : grant.state;
  await tx
    .updateTable('device_grant')
    .set({ polled_at: now, interval_s: Math.min(GOOD_S, interval), state })
    .where('id', '=', grant.id)
    .execute();
  if (hasty) return new Problem('mas-despacio', { retryAfter: interval });
  if (grant.state === 'denied') return new Problem('autorizacion-denegada');
  if (grant.pilot_id === null) return new Problem('autorizacion-pendiente', { retryAfter: interval });
  return { pilotId: grant.pilot_id, program: grant.program, scopes: scopesOf(grant) };
}

/** Finds a code that still waits, or that this pilot has answered. Throws `no-encontrado`. */
async function findTyped(
  queries: Queries,
  pilotId: string,
  userCode: string,
  now: Date,
  { lock = false } = {},
): Promise<Grant> {
  const asked = queries
    .selectFrom('device_grant')
    .selectAll()
    .where('user_code', '=', userCode)
    .where('expires_at', '>', now);
  const grant = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  if (grant && (grant.state === 'pending' || grant.pilot_id === pilotId)) return grant;
  throw new Problem('no-encontrado', {
    detail: 'Ese código no existe o ha caducado: mira el que enseña tu programa, o pídele otro.',
  });
}

function view(grant: Grant): DeviceRequest {
  return {
    program: grant.program,
    scopes: scopesOf(grant),
    askedAt: grant.asked_at.toISOString(),
    expiresAt: grant.expires_at.toISOString(),
    state: grant.state === 'used' ? 'approved' : grant.state,
  };
}

function scopesOf({ scopes }: Pick<Grant, 'scopes'>): Key['scopes'] {
  return keyScopeSchema.array().parse(scopes);
}

/** Removes codes that expired more than a day ago. */
export async function removeOldCodes(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('device_grant')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
