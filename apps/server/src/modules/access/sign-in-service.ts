import type { Session } from '@va/contract/account/session.ts';
import type { Actor, PilotActor, RequestContext } from '#server/api/actor.ts';
import type { Answer } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { knownRows } from '#server/db/known-rows.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { effectiveRights, needsSecondFactor } from '../rights/effective-rights.ts';
import { useRecoveryCode, useTotpCode } from './second-factor-codes.ts';
import { secondFactorMethods } from './second-factor-store.ts';
import { expectPassword, isStillPassword, provePassword } from './prove-password.ts';
import { endSignIn, endToken, findSignIn, openSignIn, renewSignIn, type SignInRow } from './sign-in-store.ts';
import { csrfToken, tokenHash } from '#server/kernel/secrets/tokens.ts';
import type { KnownDevices } from './known-devices.ts';
import { sql } from 'kysely';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { tellOfAccess } from './access-news.ts';

/** Rate limits of code tries for one pilot over all sign-ins: at any time, three of a million codes are right. */
const PER_MINUTE = { requests: 5, windowSeconds: 60 };
const PER_HOUR = { requests: 20, windowSeconds: 3600 };

/** The pilot is warned at every tenth wrong code since the last right one: whoever types them knows the password. */
const TOLD_EVERY = 10;

/** Counts a try before the code is checked. Throws `demasiadas-peticiones`. */
async function countCode(queries: Queries, pilotId: string, now: Date): Promise<void> {
  await countTry(queries, `second-factor:${pilotId}`, PER_MINUTE, now);
  await countTry(queries, `second-factor-hour:${pilotId}`, PER_HOUR, now);
}

/** Counts a wrong code, and tells the pilot of every tenth. */
async function noteWrongCode(db: Database, pilotId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await tx
      .updateTable('totp')
      .set({ wrong_codes: sql`wrong_codes + 1` })
      .where('pilot_id', '=', pilotId)
      .returning('wrong_codes')
      .executeTakeFirst();
    if (row && row.wrong_codes % TOLD_EVERY === 0) await tellOfAccess(tx, pilotId, 'codes');
  });
}

type SessionAnswer = Answer<Session>;

/** Signing in and out. */
export interface SignInService {
  /** The caller of a cookie's token; a visitor if the sign-in has ended. */
  identify(token: string, now: Date): Promise<Actor>;
  /**
   * Signs in by password. Throws `acceso-incorrecto`, with the same message and time whether the callsign exists or
   * not.
   */
  signIn(
    given: { callsign: string; password: string; device: string | undefined },
    context: RequestContext,
  ): Promise<SessionAnswer>;
  /** The second step, by a code of the app: replaces the waiting sign-in by an open one with a new token. */
  giveCode(actor: PilotActor, code: string, context: RequestContext): Promise<SessionAnswer>;
  /** The same with a recovery code. */
  giveRecoveryCode(actor: PilotActor, code: string, context: RequestContext): Promise<SessionAnswer>;
  /** Proves the password again before a change of the ways into the account; the sign-in gets a new token. */
  confirm(actor: PilotActor, password: string, now: Date): Promise<SessionAnswer>;
  signOut(actor: PilotActor, now: Date): Promise<SessionAnswer>;
  /** The session for a page: the signed-in pilot with their rights, or nobody. */
  describe(token: string | undefined, now: Date): Promise<Session>;
  /** Opens a sign-in for a pilot who has already proved who they are in another way, such as a passkey. */
  open(tx: Tx, pilotId: string, strong: boolean, context: RequestContext): Promise<SessionAnswer>;
  /** The same in a transaction of its own, for a pilot who came by a link. */
  enter(pilotId: string, context: RequestContext): Promise<SessionAnswer>;
}

/** The session of a page when nobody is signed in. */
export const SIGNED_OUT: Session = {
  stage: 'none',
  methods: [],
  csrfToken: null,
  mustSetSecondFactor: false,
  expiresAt: null,
  pilot: null,
};

/** Makes the service of signing in and out. */
export function signInService(db: Database, airline: Airline, devices: KnownDevices): SignInService {
  const known = knownRows<SignInRow>(db.changes, ({ id }) => id);
  const find = (token: string, now: Date) =>
    known.find(
      tokenHash(token).toString('base64url'),
      now,
      () => findSignIn(db.queries, token, now),
      ({ expires_at }) => expires_at > now,
    );
  const describe: SignInService['describe'] = async (token, now) => {
    if (token === undefined) return SIGNED_OUT;
    return describeRow(db.queries, airline, token, await find(token, now));
  };

  const open: SignInService['open'] = async (tx, pilotId, strong, context) => {
    const device = context.userAgent;
    await endToken(tx, context.sessionToken, context.now);
    const opened = await openSignIn(tx, { pilotId, stage: 'open', strong, device }, context.now);
    const row = await findSignIn(tx, opened.token, context.now);
    const session = { ...opened, device: await devices.tokenOf(tx, pilotId) };
    return { body: await describeRow(tx, airline, opened.token, row), session };
  };

  /**
   * Second step: counts the try, lets `use` check the code and use it up, and replaces the waiting sign-in by an open
   * one.
   */
  const giveFactor = async (
    actor: PilotActor,
    context: RequestContext,
    use: (tx: Tx) => Promise<boolean>,
  ) => {
    const { now } = context;
    if (!actor.pending || actor.signInId === null) throw new Problem('sin-sesion');
    const waiting = actor.signInId;
    await countCode(db.queries, actor.pilotId, now);
    const opened = await db.transaction(async (tx) => {
      if (!(await use(tx))) return undefined;
      // The waiting sign-in may have ended meanwhile, for example by a new password.
      if (!(await endSignIn(tx, actor.pilotId, waiting, now))) throw new Problem('sin-sesion');
      return open(tx, actor.pilotId, true, context);
    });
    if (opened) return opened;
    await noteWrongCode(db, actor.pilotId);
    throw new Problem('segundo-factor-incorrecto');
  };

  return {
    describe,
    open,
    enter: (pilotId, context) => db.transaction((tx) => open(tx, pilotId, false, context)),
    async identify(token, now) {
      const row = await find(token, now);
      if (!row) return { kind: 'visitor' };
      const rights = effectiveRights(row, airline.positions);
      const mustSetSecondFactor = !row.has_second_factor && needsSecondFactor(rights, airline);
      const pilotOnly = effectiveRights(
        { roles: [], capabilities: [], positions: [], status: row.status },
        airline.positions,
      );
      return {
        kind: 'pilot',
        pilotId: row.id,
        callsign: row.callsign,
        capabilities: mustSetSecondFactor ? pilotOnly.usable : rights.usable,
        signInId: row.sign_in_id,
        key: null,
        pending: row.stage === 'second_factor',
        mustSetSecondFactor,
        expiresAt: row.expires_at,
      };
    },
    async signIn({ callsign, password, device }, context) {
      const { now } = context;
      const proved = await provePassword(
        db.queries,
        { callsign, password },
        hex(context.addressHash),
        now,
        (id) => devices.isKnown(db.queries, context.deviceToken, id),
      );
      const { pilotId } = proved;
      const methods = await secondFactorMethods(db.queries, pilotId);
      const stage = methods.length > 0 ? 'second_factor' : 'open';
      const signIn = {
        pilotId,
        stage,
        strong: false,
        device: device ?? context.userAgent,
      } as const;
      // Commit first, then check again: a concurrent change of password or factors sees this sign-in and ends it, or we
      // see the change.
      const opened = await db.transaction(async (tx) => {
        await endToken(tx, context.sessionToken, now);
        return openSignIn(tx, signIn, now);
      });
      const still = await isStillPassword(db.queries, proved);
      // The pilot may have set up a second factor meanwhile.
      if (!still || (stage === 'open' && (await hasSecondFactor(db.queries, pilotId)))) {
        await endSignIn(db.queries, pilotId, opened.id, now);
        throw new Problem('acceso-incorrecto');
      }
      const known = stage === 'open' ? { device: await devices.tokenOf(db.queries, pilotId) } : {};
      return { body: await describe(opened.token, now), session: { ...opened, ...known } };
    },
    giveCode: (actor, code, context) =>
      giveFactor(actor, context, (tx) => useTotpCode(tx, actor.pilotId, code, context.now)),
    giveRecoveryCode: (actor, code, context) =>
      giveFactor(actor, context, (tx) => useRecoveryCode(tx, actor.pilotId, code)),
    async confirm(actor, password, now) {
      if (actor.signInId === null) throw new Problem('sin-sesion');
      await expectPassword(db.queries, actor.pilotId, password, now);
      const session = await renewSignIn(db.queries, actor.signInId, now);
      return { body: await describe(session.token, now), session };
    },
    async signOut(actor, now) {
      if (actor.signInId !== null) await endSignIn(db.queries, actor.pilotId, actor.signInId, now);
      return { body: SIGNED_OUT, session: null };
    },
  };
}

/** Whether a pilot's password alone is not enough. */
export async function hasSecondFactor(queries: Queries, pilotId: string): Promise<boolean> {
  return (await secondFactorMethods(queries, pilotId)).length > 0;
}

async function describeRow(
  queries: Queries,
  airline: Airline,
  token: string,
  row: SignInRow | undefined,
): Promise<Session> {
  if (!row) return SIGNED_OUT;
  if (row.stage === 'second_factor')
    return {
      ...SIGNED_OUT,
      stage: 'second_factor',
      methods: await secondFactorMethods(queries, row.id),
      csrfToken: csrfToken(token),
      expiresAt: row.expires_at.toISOString(),
    };
  const rights = effectiveRights(row, airline.positions);
  return {
    stage: 'open',
    methods: [],
    csrfToken: csrfToken(token),
    mustSetSecondFactor: !row.has_second_factor && needsSecondFactor(rights, airline),
    expiresAt: row.expires_at.toISOString(),
    pilot: {
      id: row.id,
      callsign: row.callsign,
      name: row.name,
      status: row.status,
      roles: [...rights.roles],
      capabilities: [...rights.usable],
    },
  };
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
