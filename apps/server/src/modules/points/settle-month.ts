import { v7 as uuid } from 'uuid';
import { capital } from '@va/domain/texts.ts';
import { formatMonth } from '@va/domain/dates.ts';
import { countOf } from '@va/domain/numbers.ts';
import { appliedOf } from '@va/domain/points/ledger.ts';
import { claimsUntil, closeMonth, type MonthResult } from '@va/domain/points/monthly-close.ts';
import type { Insertable } from 'kysely';
import type { Tx, Database } from '#server/db/database.ts';
import type { MonthStatementTable } from '#server/db/tables.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';
import { type MonthFacts, type MonthGiven, readMonthFacts } from './month-facts.ts';
import { postPoints, postReckoned, reversePoints } from '../ledgers/points-ledger.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { monthOf } from '@va/domain/months.ts';

/** The outcome of a pilot's month, and the ledger's state after it. */
interface Settled extends MonthFacts {
  outcome: MonthResult;
  /** Points that the month's debit takes; null without a debit. */
  taken: number | null;
  /** Whether that debit is already posted. */
  again: boolean;
}

/**
 * Settles a month for pilots: posts debits, writes statements and sends messages. It can be repeated: an unchanged
 * outcome changes nothing. The caller has locked the pilots' rows.
 */
export async function settleMonth(
  tx: Tx,
  airline: Airline,
  pilotIds: readonly string[],
  month: string,
  now: Date,
  given: MonthGiven = {},
): Promise<void> {
  const rules = airline.operations.points;
  const facts = await readMonthFacts(tx, pilotIds, month, given);
  const before = await readStatements(tx, pilotIds, month);
  const settled: Settled[] = [];
  for (const one of facts) {
    const outcome = closeMonth(one, month, rules, airline.accountRules.idleMonths);
    const owed = outcome.result === 'idle' && !one.forgiven ? outcome.posting : null;
    const back = one.charged !== null && owed === null && outcome.result !== 'deferred';
    if (back) await reversePoints(tx, one.pilotId, { reason: 'inactive_month', subject: month }, now);
    const owes = owed !== null && one.charged === null;
    // A month settled before may have been charged before: `postPoints` checks that and computes what the debit takes.
    const again = owes && before.has(one.pilotId) ? await postPoints(tx, one.pilotId, owed) : null;
    const taken = again?.applied ?? (owes ? appliedOf(owed.nominal, one.balance) : null);
    const [current = one] = back ? await readMonthFacts(tx, [one.pilotId], month) : [];
    settled.push({ ...one, outcome, taken, again: again !== null, balance: current.balance + (taken ?? 0) });
  }
  await postDebits(tx, settled);
  const changed = settled.filter(({ pilotId, outcome }) => isNew(outcome, before.get(pilotId)));
  const until = new Date(claimsUntil(now.getTime(), rules));
  const statements = changed.map((one) => {
    const { result } = one.outcome;
    const waits = result === 'deferred';
    const proposed = one.outcome.result === 'idle' && one.outcome.next === 'propose_inactive';
    const known = before.get(one.pilotId);
    return {
      id: uuid(),
      pilot_id: one.pilotId,
      month,
      result,
      idle_months: one.outcome.result === 'idle' ? one.outcome.idleMonths : 0,
      balance: one.balance,
      settled_at: waits ? null : now,
      claims_until: waits ? null : until,
      // Keep staff's earlier decision on the proposal.
      lapse: proposed ? (known?.lapse ?? ('proposed' as const)) : null,
    };
  });
  await writeStatements(tx, statements);
  await tellPilots(
    tx,
    changed.flatMap(({ pilotId, outcome, taken, charged, forgiven }) => {
      const message = monthMessage(month, outcome, {
        taken: taken ?? charged,
        returned: charged !== null && !forgiven,
      });
      return message ? { pilotId, message } : [];
    }),
  );
}

/** The message about a closed month; undefined if the pilot has nothing to do or to know. */
export function monthMessage(
  month: string,
  outcome: MonthResult,
  { taken, returned }: { taken: number | null; returned: boolean },
): Message | undefined {
  const link = '/plataforma/puntos';
  const name = formatMonth(month);
  if (outcome.result === 'active' || outcome.result === 'exempt')
    return returned
      ? {
          kind: 'points.returned',
          title: `Te devolvemos los puntos de ${name}`,
          body: `Una decisión posterior cambia tu mes: ya no hay descuento por ${name}.`,
          link,
        }
      : undefined;
  if (outcome.result === 'deferred') return undefined;
  const points = Math.abs(taken ?? 0);
  const owed = Math.abs(outcome.posting?.nominal ?? 0);
  const cost =
    points > 0
      ? `${points === 1 ? 'Se ha' : 'Se han'} descontado ${countOf(points, 'punto', 'puntos')}${points < owed ? ': el saldo no baja de cero' : ''}.`
      : 'No se ha descontado ningún punto.';
  const months = countOf(outcome.idleMonths, 'mes', 'meses');
  const next =
    outcome.next === 'warn'
      ? 'Vuela este mes, o pide una excedencia antes de que empiece el siguiente.'
      : 'El equipo va a decidir si tu cuenta pasa a inactiva: conservas rango y horas, y un vuelo lo evita.';
  return {
    kind: 'points.idle',
    title: `${capital(name)}: ningún vuelo válido`,
    body: `${cost} Llevas ${months} sin volar. ${next}`,
    link,
  };
}

type NewStatement = Insertable<MonthStatementTable>;
type Statement = Awaited<ReturnType<typeof readStatements>> extends Map<string, infer S> ? S : never;

async function readStatements(tx: Tx, pilotIds: readonly string[], month: string) {
  const rows = await tx
    .selectFrom('month_statement')
    .select(['pilot_id', 'result', 'idle_months', 'lapse'])
    .where('month', '=', month)
    .where('pilot_id', 'in', pilotIds)
    .execute();
  return new Map(rows.map((row) => [row.pilot_id, row]));
}

function isNew(outcome: MonthResult, known: Statement | undefined): boolean {
  const idle = outcome.result === 'idle' ? outcome.idleMonths : 0;
  return known === undefined || known.result !== outcome.result || known.idle_months !== idle;
}

/** Writes all statements of a run in one statement (upsert). */
async function writeStatements(tx: Tx, statements: readonly NewStatement[]): Promise<void> {
  if (statements.length === 0) return;
  await tx
    .insertInto('month_statement')
    .values(statements)
    .onConflict((conflict) =>
      conflict.columns(['pilot_id', 'month']).doUpdateSet((row) => ({
        result: row.ref('excluded.result'),
        idle_months: row.ref('excluded.idle_months'),
        balance: row.ref('excluded.balance'),
        settled_at: row.ref('excluded.settled_at'),
        claims_until: row.ref('excluded.claims_until'),
        lapse: row.ref('excluded.lapse'),
      })),
    )
    .execute();
}

/** Posts all new debits of a run in one statement. */
function postDebits(tx: Tx, settled: readonly Settled[]): Promise<void> {
  return postReckoned(
    tx,
    settled.flatMap(({ pilotId, lastSeq, balance, taken, again, outcome }) =>
      taken === null || again || outcome.result !== 'idle' || outcome.posting === null
        ? []
        : { ...outcome.posting, pilotId, seq: lastSeq + 1, applied: taken, balanceAfter: balance },
    ),
  );
}

/** Settles again the deferred months of all pilots, which waited for decisions. Answers how many pilots. */
export async function settleWaiting(db: Database, airline: Airline, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('month_statement')
    .select('pilot_id')
    .select((row) => row.fn.min('month').as('month'))
    .where('result', '=', 'deferred')
    .groupBy('pilot_id')
    .orderBy('pilot_id')
    .execute();
  for (const { pilot_id, month } of rows)
    await db.transaction(async (tx) => {
      await lockPilot(tx, pilot_id);
      await settleFrom(tx, airline, pilot_id, month, now);
    });
  return rows.length;
}

/**
 * Settles a closed month again after a decision on one of its flights, or on a leave that begins with it; and the later
 * months, whose count of idle months depends on it. Does nothing for a month without a statement. The caller has locked
 * the pilot's row.
 */
export async function settleFlightMonth(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  offBlock: Date | null,
  now: Date,
): Promise<void> {
  if (offBlock !== null) await settleFrom(tx, airline, pilotId, monthOf(offBlock.getTime()), now);
}

/** Settles all closed months of a pilot again after a merge; the caller has locked the pilot's row. */
export async function settleEveryMonth(tx: Tx, airline: Airline, pilotId: string, now: Date): Promise<void> {
  const { first } = await tx
    .selectFrom('month_statement')
    .select((row) => row.fn.min('month').as('first'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (first !== null) await settleFrom(tx, airline, pilotId, first, now);
}

async function settleFrom(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  month: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom('month_statement')
    .select('month')
    .where('pilot_id', '=', pilotId)
    .where('month', '>=', month)
    .orderBy('month')
    .execute();
  if (rows[0]?.month !== month) return;
  for (const row of rows) await settleMonth(tx, airline, [pilotId], row.month, now);
}
