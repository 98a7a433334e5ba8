/** The appeal that takes a sanction back. */
import { countOf } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import type { Account, AccountRules } from './account.ts';
import { type AccountStep, DAY, type EventOf, notNow, standing, tell } from './account-step.ts';

/** The account returns to the state before the sanction; a suspension that ran before an expulsion goes on. */
export function upholdAppeal(
  account: Account,
  event: EventOf<'uphold_appeal'>,
  rules: AccountRules,
  now: number,
): AccountStep {
  const expelled = account.status === 'retired' && account.expelled;
  if (account.sanctionedAt === null || (account.status !== 'suspended' && !expelled)) return notNow(account);
  if (event.appealedAt > account.sanctionedAt + rules.appealDays * DAY) {
    return refuse(
      'recurso-fuera-de-plazo',
      `El plazo para recurrir era de ${countOf(rules.appealDays, 'día', 'días')}.`,
    );
  }
  if (event.byId === account.sanctionedById) {
    return refuse(
      'misma-persona',
      'Ya decidiste tú la sanción y el recurso tiene que resolverlo otra persona.',
      'Déjaselo a otra persona con este permiso.',
    );
  }
  const stillSuspended = expelled && (account.suspendedUntil ?? 0) > now;
  const next: Account = stillSuspended
    ? { ...account, status: 'suspended', retiredAt: null, expelled: false }
    : standing(account, now);
  return tell('uphold_appeal', next);
}
