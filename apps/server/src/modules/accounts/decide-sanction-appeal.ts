import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { PilotActor, RequestContext } from '#server/api/actor.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { tellPilot } from '../messages/messages.ts';
import { changeAccount } from './account-changes.ts';
import { reopenCallsign } from './reopen-callsign.ts';
import type { PilotRow } from './locked-account.ts';
import { lockPilot } from './locked-account.ts';

/**
 * Decides an appeal, by another person than the one who gave the sanction. Upheld, the sanction is lifted and the account
 * comes back to what it was, also where the sanction was not the last one.
 */
export function decideAppeal(
  db: Database,
  airline: Airline,
  id: string,
  { verdict, answer }: { verdict: 'uphold' | 'dismiss'; answer: string },
  by: { actor: PilotActor; context: RequestContext },
): Promise<void> {
  const { now } = by.context;
  const byId = by.actor.pilotId;
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, (await readBoth(tx, id)).appeal.pilot_id);
    const { appeal, sanction } = await readBoth(tx, id);
    unlessRefused(refuseDecision(byId, { ownerId: appeal.pilot_id, firstDeciderId: sanction.decided_by }));
    if (appeal.state !== 'open')
      throw new Problem('cambiado-entretanto', { current: { state: appeal.state } });
    const state = verdict === 'uphold' ? 'upheld' : 'dismissed';
    await tx
      .updateTable('appeal')
      .set({ state, decided_by: byId, answer, decided_at: now })
      .where('id', '=', id)
      .execute();
    if (verdict === 'uphold') await takeBack(tx, airline, pilot, { appeal, sanction, byId }, now);
    await tellPilot(tx, pilot.id, {
      kind: `account.appeal-${state}`,
      title: `Tu recurso contra la sanción se ha ${verdict === 'uphold' ? 'estimado' : 'desestimado'}`,
      body: answer,
      link: '/plataforma/cuenta',
    });
    await audit(tx, {
      by,
      capability: 'appeals.decide',
      action: `sanction.appeal-${state}`,
      subject: { kind: 'pilot', id: pilot.id },
      reason: answer,
      before: { sanction: sanction.id, kind: sanction.kind, state: 'open', status: pilot.status },
      after: { state, status: (await lockPilot(tx, pilot.id)).status },
    });
  });
}

async function readBoth(tx: Queries, id: string) {
  const appeal = await tx.selectFrom('appeal').selectAll().where('id', '=', id).executeTakeFirst();
  const sanction = await tx
    .selectFrom('sanction')
    .selectAll()
    .where('id', '=', appeal?.sanction_id ?? null)
    .executeTakeFirst();
  if (!appeal || !sanction) throw new Problem('no-encontrado');
  return { appeal, sanction };
}

async function takeBack(
  tx: Queries,
  airline: Airline,
  pilot: PilotRow,
  { appeal, sanction, byId }: Awaited<ReturnType<typeof readBoth>> & { byId: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('sanction').set({ lifted_at: now }).where('id', '=', sanction.id).execute();
  const holds = pilot.status === 'suspended' || (pilot.status === 'retired' && pilot.expelled);
  const isLast = pilot.sanctioned_at?.getTime() === sanction.starts_at.getTime();
  if (holds && isLast) {
    const event = { type: 'uphold_appeal', appealedAt: appeal.raised_at.getTime(), byId } as const;
    const next = await changeAccount(tx, pilot, event, { now, airline });
    if (next.status !== 'retired') await reopenCallsign(tx, pilot.id);
  } else if (pilot.suspended_until?.getTime() === sanction.ends_at?.getTime())
    // It no longer waits behind an expulsion or an absence.
    await tx.updateTable('pilot').set({ suspended_until: null }).where('id', '=', pilot.id).execute();
}
