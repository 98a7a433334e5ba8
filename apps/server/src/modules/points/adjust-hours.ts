import { formatHoursChange } from '@va/domain/quantities.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilotByCallsign } from '../accounts/locked-account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { postHours } from '../ledgers/post-hours.ts';

/**
 * Adds or takes hours by hand, such as those from another airline or a correction; the total never falls below zero.
 */
export function adjustHours(
  db: Database,
  asked: { callsign: string; minutes: number; kind: 'transfer' | 'adjustment'; reason: string },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilotByCallsign(tx, asked.callsign);
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: pilot.id }));
    const { minutes } = await totalsOfPilot(tx, pilot.id);
    if (minutes + asked.minutes < 0) throw new Problem('horas-negativas', { current: { minutes } });
    const { minutes: added, kind, reason: text } = asked;
    const entry = { pilot_id: pilot.id, minutes: added, kind, text, by_id: by.actor.pilotId };
    await postHours(tx, entry, by.context.now);
    await tellPilot(tx, pilot.id, {
      kind: 'hours.adjusted',
      title: `${asked.kind === 'transfer' ? 'Horas reconocidas' : 'Ajuste de tus horas'}: ${formatHoursChange(asked.minutes)}`,
      body: asked.reason,
      link: '/plataforma/puntos',
    });
    await audit(tx, {
      by,
      capability: 'points.adjust',
      action: 'hours.adjusted',
      subject: { kind: 'pilot', id: pilot.id },
      after: { minutes: asked.minutes, kind: asked.kind },
    });
  });
}
