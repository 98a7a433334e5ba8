/** Why an account may not decide an appeal; null if it may. */
import type { Refusal } from '../refusal.ts';
import { refuseDecision } from '../rights/four-eyes.ts';
import type { Report } from './report.ts';

/** Neither the pilot, nor who decided what the appeal is against, nor who confirmed that. Ids are those of accounts. */
export function refuseAppealDecider(
  { pilotId, deciderId, confirmedById }: Pick<Report, 'pilotId' | 'deciderId' | 'confirmedById'>,
  byId: string,
): Refusal | null {
  const refuse = (first: string | null) =>
    refuseDecision(byId, { ownerId: pilotId, firstDeciderId: first ?? undefined });
  return refuse(deciderId) ?? refuse(confirmedById);
}
