import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilotByCallsign, lockPilots, pilotIdOf } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { RANKS_PAGE, proposeIfComplete } from './promotions.ts';

/** An instructor signs a sheet about a pilot; once no requirement is missing, the promotion is proposed. */
export function signQualification(
  db: Database,
  airline: Airline,
  sheet: {
    callsign: string;
    kind: 'verification' | 'course' | 'refresher';
    typeId?: string | undefined;
    result: 'pass' | 'pending';
    text: string;
  },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { now } = by.context;
    if ((sheet.kind === 'verification') !== (sheet.typeId !== undefined))
      throw typeProblem('Una verificación dice su tipo de avión, y lo demás no');
    if (sheet.typeId !== undefined && !airline.operations.types.has(sheet.typeId))
      throw typeProblem('Ese tipo no es de la flota');
    await expectInstructor(tx, airline, by.actor.pilotId);
    // Lock the instructor too: the sheet may complete a promotion of either.
    const locked = await lockPilots(tx, [await pilotIdOf(tx, sheet.callsign), by.actor.pilotId]);
    if (!locked.includes(by.actor.pilotId)) throw new Problem('no-encontrado');
    const pilot = await lockPilotByCallsign(tx, sheet.callsign);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    await tx
      .insertInto('qualification')
      .values({
        id: uuid(),
        pilot_id: pilot.id,
        kind: sheet.kind,
        type_id: sheet.typeId ?? null,
        result: sheet.result,
        text: sheet.text,
        signed_by: by.actor.pilotId,
        signed_at: now,
      })
      .execute();
    await audit(tx, {
      by,
      capability: 'training',
      action: 'qualification.signed',
      subject: { kind: 'pilot', id: pilot.id },
      reason: sheet.text,
      after: { kind: sheet.kind, typeId: sheet.typeId ?? null, result: sheet.result },
    });
    await tellPilot(tx, pilot.id, {
      kind: 'rank.signed',
      title: `${SHEETS[sheet.kind]}: ${sheet.result === 'pass' ? 'apto' : 'pendiente'}`,
      body: sheet.text,
      link: RANKS_PAGE,
    });
    await proposeIfComplete(tx, airline, pilot.id, now);
    // The instructor's own next rank may require students who pass.
    await proposeIfComplete(tx, airline, by.actor.pilotId, now);
  });
}

const SHEETS = {
  verification: 'Verificación en línea',
  course: 'Curso de instructor',
  refresher: 'Sesión de refresco',
} as const;

const typeProblem = (message: string) => wrongValue('/typeId', message);

async function expectInstructor(tx: Tx, { ranks }: Airline, pilotId: string): Promise<void> {
  const signer = await tx
    .selectFrom('pilot')
    .select('rank_code')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (!ranks.find(({ code }) => code === signer.rank_code)?.instructor) throw new Problem('no-es-instructor');
}
