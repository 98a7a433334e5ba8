import { camelRow } from '#server/api/camel-row.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import { isTimezone } from '@va/domain/airport/airport-csv.ts';
import type { ChangeMe, Me } from '@va/contract/account/me.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem, refuseFields, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { forgetUntold } from '#server/kernel/messages/outbox-rows.ts';
import { tellFormerAddress, tellOfAccess } from '../access/access-news.ts';
import { endLinks } from '../access/end-access.ts';
import { expectRecentProof } from '../access/prove-password.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { reopenCallsign } from '../accounts/callsigns.ts';
import { readTails } from '../fleet/tails.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';
import { effectiveRights } from '../rights/effective-rights.ts';
import { type PilotRow, expectVersion, lockPilot } from '../accounts/locked-account.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/** Reading and changing the own account. */
export interface ProfileService {
  read(pilotId: string): Promise<Me>;
  /**
   * Changes the given fields; each consent stores when it was given or taken back. A new mail address needs a recent
   * proof, and the old address is told. Throws `cambiado-entretanto`, `confirma-que-eres-tu`, `datos-no-validos`.
   */
  change(actor: PilotActor, changes: ChangeMe, version: number, now: Date): Promise<Me>;
}

/** Makes the service of the own account. */
export function profileService(db: Database, airline: Airline): ProfileService {
  const read = async (queries: Queries, pilotId: string) =>
    toMe(
      await queries.selectFrom('pilot').selectAll().where('id', '=', pilotId).executeTakeFirstOrThrow(),
      airline,
    );
  return {
    read: (pilotId) => read(db.queries, pilotId),
    async change(actor, changes, version, now) {
      const { pilotId } = actor;
      if (changes.timezone !== undefined && !isTimezone(changes.timezone))
        throw wrongValue(
          '/timezone',
          'Escribe un huso horario como Europe/Madrid',
          `No conocemos el huso horario «${changes.timezone}». Escribe uno como Europe/Madrid.`,
        );
      return db.transaction(async (tx) => {
        const row = await lockPilot(tx, pilotId);
        expectVersion(row, version);
        const otherMail = changes.email !== undefined && changes.email !== row.email;
        if (otherMail) await expectRecentProof(tx, actor, now);
        const columns = {
          ...plainColumns(changes),
          ...consentColumns(row, changes, now),
          ...(await likeColumns(tx, airline.operations, row, changes)),
        };
        if (changes.inDiscord === false) await forgetUntold(tx, pilotId);
        if (Object.keys(columns).length > 0) await setPilot(tx, pilotId, columns).catch(sayTaken);
        if (otherMail && row.email !== null) await tellFormerAddress(tx, pilotId, row.email);
        if (otherMail) {
          // Revoke recovery links mailed to the former address.
          await endLinks(tx, pilotId, 'recovery', now);
          await tellOfAccess(tx, pilotId, 'email');
        }
        return read(tx, pilotId);
      });
    },
  };
}

/**
 * The columns of a pilot's likes, without duplicates, airports by the airline's codes. Earlier likes may stay although
 * the airline no longer has them. Throws `datos-no-validos` for new ones that the airline does not have.
 */
async function likeColumns(
  tx: Tx,
  ops: Operations,
  row: PilotRow,
  { ownSceneries, likedTails }: ChangeMe,
): Promise<Partial<Pick<PilotRow, 'own_sceneries' | 'liked_tails'>>> {
  const sceneries = ownSceneries && [...new Set(ownSceneries.map((icao) => ownCode(ops, icao)))];
  const tails = likedTails && [...new Set(likedTails)];
  const fleet = tails?.length ? await readTails(tx) : [];
  refuseFields([
    ...unknown(sceneries, row.own_sceneries, (icao) => ops.airports.has(icao)).map((icao) => ({
      field: 'ownSceneries',
      message: `La compañía no tiene el aeropuerto ${icao}`,
    })),
    ...unknown(tails, row.liked_tails, (tail) => fleet.some(({ registration }) => registration === tail)).map(
      (tail) => ({ field: 'likedTails', message: `La flota no tiene el avión ${tail}` }),
    ),
  ]);
  return {
    ...(sceneries && { own_sceneries: sceneries }),
    ...(tails && { liked_tails: tails }),
  };
}

function unknown(
  said: readonly string[] | undefined,
  before: readonly string[],
  isKnown: (one: string) => boolean,
): string[] {
  return (said ?? []).filter((one) => !before.includes(one) && !isKnown(one));
}

function plainColumns(changes: ChangeMe) {
  const { name, email, country, timezone, units, vatsimCid, ivaoVid, simbriefAlias, discordId } = changes;
  const columns = {
    name,
    email,
    country,
    timezone,
    units,
    vatsim_cid: vatsimCid,
    ivao_vid: ivaoVid,
    simbrief_alias: simbriefAlias,
    discord_id: discordId,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function consentColumns(row: PilotRow, changes: ChangeMe, now: Date) {
  const { showName, publicMap, publicProfile, shareReports, inBoards, inDiscord } = changes;
  return {
    ...(showName !== undefined && showName !== row.show_name && { show_name: showName, show_name_at: now }),
    ...(publicMap !== undefined &&
      publicMap !== row.public_map && { public_map: publicMap, public_map_at: now }),
    ...(publicProfile !== undefined &&
      publicProfile !== row.public_profile && { public_profile: publicProfile, public_profile_at: now }),
    ...(shareReports !== undefined &&
      shareReports !== row.share_reports && { share_reports: shareReports, share_reports_at: now }),
    ...(inBoards !== undefined && inBoards !== row.in_boards && { in_boards: inBoards, in_boards_at: now }),
    ...(inDiscord !== undefined &&
      inDiscord !== row.in_discord && { in_discord: inDiscord, in_discord_at: now }),
  };
}

function sayTaken(error: unknown): never {
  if (isUniqueViolation(error, 'pilot_email_key')) throw new Problem('correo-ocupado');
  if (isUniqueViolation(error)) throw new Problem('identificador-ocupado');
  throw error;
}

function toMe(row: PilotRow, airline: Airline): Me {
  const time = (date: Date | null) => date?.toISOString() ?? null;
  return {
    ...camelRow(row),
    base: row.base_icao,
    rank: airline.ranks.find(({ code }) => code === row.rank_code)?.title ?? row.rank_code,
    roles: [...effectiveRights(row, airline.positions).roles],
    consents: {
      showName: { granted: row.show_name, at: time(row.show_name_at) },
      publicMap: { granted: row.public_map, at: time(row.public_map_at) },
      publicProfile: { granted: row.public_profile, at: time(row.public_profile_at) },
      shareReports: { granted: row.share_reports, at: time(row.share_reports_at) },
      inBoards: { granted: row.in_boards, at: time(row.in_boards_at) },
      inDiscord: { granted: row.in_discord, at: time(row.in_discord_at) },
    },
  };
}

/** A pilot leaves the company. Throws if the pilot is the last administrator. */
export function leaveCompany(db: Database, airline: Airline, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Lock the row before the administrators' lock, as everywhere: two orders could deadlock.
    const row = await lockPilot(tx, pilotId);
    await keepLastAdministrator(tx, row.id, airline);
    await changeAccount(tx, row, { type: 'retire' }, { now, airline });
  });
}

/** A pilot comes back from inactivity, from a leave or after having left. Throws the refusal. */
export function comeBack(db: Database, airline: Airline, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockPilot(tx, pilotId);
    const event =
      row.status === 'on_leave'
        ? ({ type: 'end_leave' } as const)
        : ({ type: 'come_back', callsignFree: row.callsign !== null, byStaff: false } as const);
    await changeAccount(tx, row, event, { now, airline });
    await reopenCallsign(tx, row.id);
  });
}
