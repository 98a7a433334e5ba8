import { refuseAppealDecider } from '@va/domain/report/appeal-steps.ts';
import { constant } from '#server/db/constants.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { giveAppealTo } from '../appeals/appeal-acts.ts';
import { effectiveRights } from '../rights/effective-rights.ts';

/**
 * Assigns an open appeal (against a report's decision, a rank decision or a sanction) to a member of staff; null lets
 * anybody decide. It then counts only at that person's desk, though others may still decide it.
 */
export function assignAppeal(
  db: Database,
  airline: Airline,
  id: string,
  callsign: string | null,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const open = tx
      .selectFrom('appeal')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', constant('open'));
    if (!(await open.forUpdate().executeTakeFirst())) throw new Problem('no-encontrado');
    const appeal = await readAppeal(tx, id);
    const assignee = callsign === null ? null : await readDecider(tx, airline, callsign, appeal);
    await giveAppealTo(tx, id, assignee);
    if (assignee !== null && assignee !== by.actor.pilotId)
      await tellPilot(tx, assignee, {
        kind: 'appeal.assigned',
        title: 'Tienes un recurso por decidir',
        body: appeal.code
          ? `Te han asignado el recurso contra lo decidido sobre el informe ${appeal.code}.`
          : `Te han asignado un recurso ${appeal.promotion_id ? 'sobre un rango' : 'contra una sanción'}.`,
        link: appeal.code ? `/plataforma/mesa/informes/${appeal.code}` : '/plataforma/mesa/recursos',
      });
    await audit(tx, {
      by,
      capability: 'appeals.assign',
      action: 'appeal.assigned',
      subject: { kind: 'appeal', id },
      before: { assignedTo: appeal.assignee },
      after: { assignedTo: callsign },
    });
  });
}

function readAppeal(tx: Tx, id: string) {
  return tx
    .selectFrom('appeal')
    .leftJoin('report', 'report.id', 'appeal.report_id')
    .leftJoin('sanction', 'sanction.id', 'appeal.sanction_id')
    .leftJoin('promotion', 'promotion.id', 'appeal.promotion_id')
    .leftJoin('pilot', 'pilot.id', 'appeal.assigned_to')
    .select(['appeal.pilot_id', 'appeal.promotion_id', 'report.code', 'report.confirmed_by_id'])
    .select('pilot.callsign as assignee')
    .select(({ fn }) =>
      fn.coalesce('report.decider_id', 'sanction.decided_by', 'promotion.decided_by').as('first_decider'),
    )
    .where('appeal.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The id of the pilot with this callsign, if they may decide this appeal. Throws `datos-no-validos` otherwise. */
async function readDecider(
  tx: Tx,
  { positions }: Airline,
  callsign: string,
  appeal: Awaited<ReturnType<typeof readAppeal>>,
): Promise<string> {
  const pilot = await tx.selectFrom('pilot').selectAll().where('callsign', '=', callsign).executeTakeFirst();
  const refuse = (message: string) => wrongValue('/callsign', message);
  if (!pilot) throw refuse(`Nadie tiene el indicativo ${callsign}`);
  if (!effectiveRights(pilot, positions).usable.has('appeals.decide'))
    throw refuse(`${callsign} no tiene permiso para decidir recursos`);
  const { pilot_id: pilotId, first_decider: deciderId, confirmed_by_id: confirmedById } = appeal;
  if (refuseAppealDecider({ pilotId, deciderId, confirmedById }, pilot.id) !== null)
    throw refuse(`${callsign} recurre o ya decidió la primera vez: elige a otra persona`);
  return pilot.id;
}

/** The open appeal against what was decided on a report, with who is to decide it. */
export async function openAppealOf(queries: Queries, reportId: string) {
  const row = await queries
    .selectFrom('appeal')
    .leftJoin('pilot', 'pilot.id', 'appeal.assigned_to')
    .select(['appeal.id', 'pilot.callsign as assignedTo'])
    .where('report_id', '=', reportId)
    .where('appeal.state', '=', constant('open'))
    .executeTakeFirst();
  return row ?? null;
}
