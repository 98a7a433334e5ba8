import type { Session } from '@va/schemas/api/session.ts';
import type { Actor, PilotActor, RequestContext } from '#server/api/actor.ts';
import type { Answer } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { countTry } from '../limits/count-try.ts';
import { forgetRequests } from '../limits/request-limits.ts';
import { effectiveRights, needsSecondFactor } from '../rights/effective-rights.ts';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';
import { secondFactorMethods, useTotpCode } from './second-factor-store.ts';
import { expectPassword } from './own-password.ts';
import { endSignIn, endToken, findSignIn, openSignIn, renewSignIn } from './sign-in-store.ts';
import { csrfToken } from './tokens.ts';

/** Tries per minute: for one callsign, and for one address whatever the callsign. */
const PER_CALLSIGN = { requests: 5, windowSeconds: 60 };
const PER_ADDRESS = { requests: 20, windowSeconds: 60 };

type SessionAnswer = Answer<Session>;

/** Signing in and out. */
export interface SignInService {
  /** Who a cookie's token stands for; a visitor when it is over. */
  identify(token: string, now: Date): Promise<Actor>;
  /** Throws `acceso-incorrecto` with the same words and the same work whether the callsign exists or not. */
  signIn(
    given: { callsign: string; password: string; device: string | undefined },
    context: RequestContext,
  ): Promise<SessionAnswer>;
  /** The second step; the waiting sign-in becomes a whole one under a new token. */
  giveCode(actor: PilotActor, code: string, context: RequestContext): Promise<SessionAnswer>;
  /** The password once more, before a change of what opens the account; the sign-in goes on under a new token. */
  confirm(actor: PilotActor, password: string, now: Date): Promise<SessionAnswer>;
  signOut(actor: PilotActor, now: Date): Promise<SessionAnswer>;
  /** What a page has to know about who is signed in. */
  describe(token: string | undefined, now: Date): Promise<Session>;
  /** Opens a whole sign-in for a pilot who has proved who they are, for other ways in. */
  open(tx: Queries, pilotId: string, strong: boolean, context: RequestContext): Promise<SessionAnswer>;
}

/** What a page is told when nobody is signed in. */
export const SIGNED_OUT: Session = {
  stage: 'none',
  methods: [],
  csrfToken: null,
  mustSetSecondFactor: false,
  expiresAt: null,
  pilot: null,
};

/** Makes the service of signing in and out. */
export function signInService(db: Database, airline: Airline): SignInService {
  const describe: SignInService['describe'] = (token, now) =>
    token === undefined ? Promise.resolve(SIGNED_OUT) : describeToken(db.queries, airline, token, now);

  const open: SignInService['open'] = async (tx, pilotId, strong, context) => {
    const device = context.userAgent;
    await endToken(tx, context.sessionToken, context.now);
    const opened = await openSignIn(tx, { pilotId, stage: 'open', strong, device }, context.now);
    return { body: await describeToken(tx, airline, opened.token, context.now), session: opened };
  };

  return {
    describe,
    open,
    async identify(token, now) {
      const row = await findSignIn(db.queries, token, now);
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
      const proved = await provePassword(db.queries, { callsign, password }, hex(context.addressHash), now);
      const { pilotId } = proved;
      await endToken(db.queries, context.sessionToken, now);
      const methods = await secondFactorMethods(db.queries, pilotId);
      const stage = methods.length > 0 ? 'second_factor' : 'open';
      const signIn = {
        pilotId,
        stage,
        strong: false,
        device: device ?? context.userAgent,
      } as const;
      const opened = await openSignIn(db.queries, signIn, now);
      if (!(await isStillPassword(db.queries, proved))) {
        await endSignIn(db.queries, pilotId, opened.id, now);
        throw new Problem('acceso-incorrecto');
      }
      return { body: await describe(opened.token, now), session: opened };
    },
    async giveCode(actor, code, context) {
      const { now } = context;
      if (!actor.pending || actor.signInId === null) throw new Problem('sin-sesion');
      await countTry(db.queries, `second-factor:${actor.pilotId}`, PER_CALLSIGN, now);
      const waiting = actor.signInId;
      return db.transaction(async (tx) => {
        if (!(await useTotpCode(tx, actor.pilotId, code, now)))
          throw new Problem('segundo-factor-incorrecto');
        // Ended meanwhile, as by a new password: nothing is left to finish.
        if (!(await endSignIn(tx, actor.pilotId, waiting, now))) throw new Problem('sin-sesion');
        return open(tx, actor.pilotId, true, context);
      });
    },
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

/** A pilot whose password was right, and since when it is theirs. */
export interface ProvedPassword {
  pilotId: string;
  changedAt: Date;
}

/**
 * The pilot with this callsign and password. Tries are counted by callsign and by `caller`, the digest of an
 * address. Throws `acceso-incorrecto` with the same words and the same work whether the callsign exists or not.
 */
export async function provePassword(
  queries: Queries,
  given: { callsign: string; password: string },
  caller: string,
  now: Date,
): Promise<ProvedPassword> {
  const callsign = given.callsign.trim().toUpperCase();
  await countTry(queries, `sign-in:address:${caller}`, PER_ADDRESS, now);
  const bucket = `sign-in:callsign:${callsign}`;
  await countTry(queries, bucket, PER_CALLSIGN, now);
  const found = await findPassword(queries, callsign);
  if (!(await checkPassword(found?.secret_hash, given.password)) || !found)
    throw new Problem('acceso-incorrecto');
  if (found.status === 'invited' || found.status === 'erased') throw new Problem('cuenta-sin-acceso');
  await forgetRequests(queries, bucket);
  if (isOutdated(found.secret_hash)) await renewHash(queries, found.id, given.password);
  return { pilotId: found.id, changedAt: found.changed_at };
}

/**
 * Whether a password that was proved is still the pilot's, asked once what it opens is there: a change ends all that it
 * finds, and one that is under way is waited for.
 */
export async function isStillPassword(
  queries: Queries,
  { pilotId, changedAt }: ProvedPassword,
): Promise<boolean> {
  const row = await queries
    .selectFrom('password')
    .select('changed_at')
    .where('pilot_id', '=', pilotId)
    .forShare()
    .executeTakeFirst();
  return row?.changed_at.getTime() === changedAt.getTime();
}

/** Whether a pilot's password alone is not enough. */
export async function hasSecondFactor(queries: Queries, pilotId: string): Promise<boolean> {
  return (await secondFactorMethods(queries, pilotId)).length > 0;
}

/** Hashes a password, known for a moment, at today's cost; when it was chosen stays. */
async function renewHash(queries: Queries, pilotId: string, password: string): Promise<void> {
  await queries
    .updateTable('password')
    .set({ secret_hash: await hashPassword(password) })
    .where('pilot_id', '=', pilotId)
    .execute();
}

function findPassword(queries: Queries, callsign: string) {
  return queries
    .selectFrom('pilot')
    .innerJoin('password', 'password.pilot_id', 'pilot.id')
    .select(['pilot.id', 'pilot.status', 'password.secret_hash', 'password.changed_at'])
    .where('pilot.callsign', '=', callsign)
    .executeTakeFirst();
}

async function describeToken(queries: Queries, airline: Airline, token: string, now: Date): Promise<Session> {
  const row = await findSignIn(queries, token, now);
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
