import { sql } from 'kysely';
import { type AccountHistory, mergeHistories } from '@va/domain/account/merged-history.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { joinAccountHistories } from '../accounts/account-changes.ts';
import { partBookedPilots } from '../bookings/booking-rows.ts';
import { leaveDiscordRole } from '../discord/discord-roles.ts';
import { keepEarlierSignups } from '../events/sign-ups.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { cancelOpenBookings } from '../bookings/cancel-booking.ts';
import { dropAskedLeaves } from '../leaves/ask-leave.ts';
import { mergeHours, mergeLedgers } from '../ledgers/merge-ledgers.ts';
import { dropRowsOfAccount, dropWhatBothHave, repointAccount } from '../erasure/erase-data.ts';
import { fillFocus } from '../reports/report-entries.ts';
import { freeFlightNames, partFlownPilots } from '../reports/report-rows.ts';
import { refuseActAbove } from '../rights/effective-rights.ts';
import { endFlightsTogether } from '../second-pilots/second-pilot.ts';
import { titleOfRank, withdrawNeedless } from '../ranks/promotions.ts';
import { MOST_LIKED_TAILS, MOST_SCENERIES } from '@va/domain/proposals/likes.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';
import type { PilotRow } from '../accounts/locked-account.ts';
import { lockPilotByCallsign, lockPilots, lockToRemove } from '../accounts/locked-account.ts';
import { releaseCallsign } from '../accounts/callsigns.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/**
 * Merges two accounts of one person in one transaction. Flights, hours, points, tours and messages move to the account
 * that stays, which keeps its rights and password. The other callsign is held back like that of somebody who left, with
 * a record of who had it.
 */
export function mergeAccounts(
  db: Database,
  airline: Airline,
  { callsign, into, reason }: { callsign: string; into: string; reason: string },
  by: By,
): Promise<void> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    const ids = await idsOf(tx, callsign, into);
    await lockPilots(tx, ids);
    const from = await lockPilotByCallsign(tx, callsign);
    const to = await lockPilotByCallsign(tx, into);
    if (from.id === to.id)
      throw wrongValue('/into', 'Escribe el indicativo de la otra cuenta', 'Las dos cuentas son la misma.');
    for (const { id } of [from, to]) unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: id }));
    // A merge must not end a sanction, nor take over an account whose invitation nobody accepted.
    const goes = FLYING.includes(from.status) || (from.status === 'retired' && !from.expelled);
    if (!goes || !FLYING.includes(to.status)) throw new Problem('estado-de-cuenta');
    refuseActAbove(from, by.actor, airline.positions);
    await keepLastAdministrator(tx, from.id, airline);
    await cancelOpenBookings(tx, airline.operations, from.id, `Tu cuenta se ha unido a ${into}.`, now);
    // Take this lock only now: a transaction that holds a booking may still have to insert a reference to its pilot.
    await lockToRemove(tx, from.id);
    await expectNothingOpen(tx, from.id, to.id);
    await dropRowsOfAccount(tx, from.id);
    await leaveDiscordRole(tx, from.id, now);
    await releaseCallsign(tx, from.id, now);
    await settleWhatBothHave(tx, from.id, to.id);
    await mergeLedgers(tx, from.id, to.id, now);
    await mergeHours(tx, from.id, now);
    await mergeChanges(tx, from, to, now);
    const minutes = { from: await readMinutes(tx, from.id), into: await readMinutes(tx, to.id) };
    await repointAccount(tx, from.id, to.id);
    const rank = await keepTheBest(tx, airline, from, to);
    const because = `Al unir tus dos cuentas, tu rango es ${titleOfRank(airline, rank)}.`;
    const given = { rank, reason: because, capability: 'pilots.expel' } as const;
    await withdrawNeedless(tx, airline, to.id, given, by);
    // Only after moving the flights, since those of the other account count as activity of the same months.
    const together = await endFlightsTogether(tx, airline, to.id, now);
    // Both accounts may have had the same place of a Focus Airport in a month: one flight gets the next place.
    await fillFocus(tx, airline, to.id);
    // Together, both accounts' flights may complete tours, events or awards that neither had completed.
    await airline.effects.flightsMerged(tx, airline, to.id, now);
    const once = together > 0 ? ' Los vuelos que hicieron juntas suman una sola vez.' : '';
    await tellPilot(tx, to.id, {
      kind: 'account.merged',
      title: 'Tus dos cuentas son ahora una',
      body: `Los vuelos, las horas y los puntos de ${callsign} están en ${into}.${once} ${reason}`.slice(
        0,
        4000,
      ),
      link: '/plataforma/informes',
    });
    await audit(tx, {
      by,
      capability: 'pilots.expel',
      action: 'pilot.merged',
      subject: { kind: 'pilot', id: to.id },
      before: { callsign, id: from.id, status: from.status, minutes: minutes.from + minutes.into },
      after: { callsign: into, status: to.status, minutes: await readMinutes(tx, to.id) },
    });
  });
}

/** Throws `cuenta-con-asuntos` if something of either account must be settled before a merge. */
async function expectNothingOpen(tx: Tx, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'un vuelo sin enviar' as what from report where pilot_id in (${from}, ${to})
      and (state = 'in_progress' or state = 'draft' and source = 'acars')
    union all select 'una promoción sin decidir' from promotion where pilot_id = ${from}
      and state in ('asked', 'proposed')
    union all select 'un recurso sobre un rango sin decidir' from appeal where pilot_id in (${from}, ${to})
      and state = 'open' and promotion_id is not null
    union all select 'una reclamación de puntos sin decidir' from points_claim where pilot_id = ${from}
      and state = 'open'
    union all select 'una verificación que una firmó a la otra' from qualification
      where (pilot_id, signed_by) in ((${from}, ${to}), (${to}, ${from}))
    limit 1`.execute(tx);
  const [open] = rows;
  if (open)
    throw new Problem('cuenta-con-asuntos', {
      detail: `Las dos cuentas no se pueden unir porque hay ${open.what}. Resuélvelo antes.`,
    });
}

/** Removes what the two accounts may not both have, so that all rows of one can move to the other. */
async function settleWhatBothHave(tx: Tx, from: string, to: string): Promise<void> {
  // Only flights after the sign-up count for an event.
  await keepEarlierSignups(tx, from, to);
  await dropWhatBothHave(tx, from, to);
  await dropAskedLeaves(tx, from);
  await freeFlightNames(tx, from, to);
  await partFlownPilots(tx, from, to);
  await partBookedPilots(tx, from, to);
}

/**
 * Before a merge: combines both accounts' histories of states into the person's, so that months are closed rightly.
 * With both lists simply mixed, leaving with one account would hide activity of the other. The caller has locked both
 * rows.
 */
async function mergeChanges(tx: Tx, from: PilotRow, to: PilotRow, now: Date): Promise<void> {
  const merged = mergeHistories(await readHistory(tx, from), await readHistory(tx, to), now.getTime());
  const changes = merged.map((change) => ({
    from_status: change.from,
    to_status: change.to,
    at: new Date(change.at),
  }));
  await joinAccountHistories(tx, from.id, to.id, changes);
}

async function readHistory(tx: Tx, { id, status, joined_at }: PilotRow): Promise<AccountHistory> {
  const rows = await tx
    .selectFrom('account_change')
    .selectAll()
    .where('pilot_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    status,
    joinedAt: joined_at?.getTime() ?? null,
    changes: rows.map(({ from_status, to_status, at }) => ({
      from: from_status as AccountHistory['status'],
      to: to_status as AccountHistory['status'],
      at: at.getTime(),
    })),
  };
}

async function idsOf(tx: Tx, ...callsigns: string[]): Promise<string[]> {
  const rows = await tx.selectFrom('pilot').select('id').where('callsign', 'in', callsigns).execute();
  return rows.map(({ id }) => id);
}

/**
 * Fills in what the remaining account lacks; keeps the earlier joining date and the higher rank, whose code it answers.
 */
async function keepTheBest(tx: Tx, { ranks }: Airline, from: PilotRow, to: PilotRow): Promise<string> {
  const orderOf = (code: string) => ranks.findIndex((rank) => rank.code === code);
  const rank = orderOf(from.rank_code) > orderOf(to.rank_code) ? from.rank_code : to.rank_code;
  const since = [from.joined_at, to.joined_at].filter((at) => at !== null);
  await setPilot(tx, to.id, {
    name: to.name ?? from.name,
    email: to.email ?? from.email,
    country: to.country ?? from.country,
    vatsim_cid: to.vatsim_cid ?? from.vatsim_cid,
    ivao_vid: to.ivao_vid ?? from.ivao_vid,
    simbrief_alias: to.simbrief_alias ?? from.simbrief_alias,
    own_sceneries: joined(to.own_sceneries, from.own_sceneries, MOST_SCENERIES),
    liked_tails: joined(to.liked_tails, from.liked_tails, MOST_LIKED_TAILS),
    rank_code: rank,
    joined_at: since.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  });
  return rank;
}

/** The union of both lists, the remaining account's first, cut to `most`. */
function joined(to: readonly string[], from: readonly string[], most: number): string[] {
  return [...new Set([...to, ...from])].slice(0, most);
}
