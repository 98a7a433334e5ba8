/** The state machine of the account: which event is allowed in which state, and what follows from it. */
import type { Account, AccountEvent, AccountRules } from './account.ts';
import { comeBack, lapse } from './inactivity.ts';
import { erase, retire } from './leaving.ts';
import { accept } from './accept-invitation.ts';
import { withdrawInvitation } from './invitation.ts';
import { beginLeave, endLeave, grantLeave } from './leave.ts';
import { endSuspension, liftSuspension, suspend } from './suspension.ts';
import { expel } from './sanctions.ts';
import { upholdAppeal } from './sanction-appeal.ts';
import type { AccountStep } from './account-step.ts';

/**
 * The account after an event, or why not. Whether the actor has the capability, and whether the account is the last
 * administrator's, is asked before (see `rights/`).
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function stepAccount(
  account: Account,
  event: AccountEvent,
  rules: AccountRules,
  now: number,
): AccountStep {
  switch (event.type) {
    case 'accept':
      return accept(account, event);
    case 'withdraw_invitation':
      return withdrawInvitation(account);
    case 'grant_leave':
      return grantLeave(account, event, rules, now);
    case 'begin_leave':
      return beginLeave(account, event);
    case 'end_leave':
      return endLeave(account);
    case 'lapse':
      return lapse(account, event, rules);
    case 'come_back':
      return comeBack(account, event, rules, now);
    case 'suspend':
      return suspend(account, event, rules, now);
    case 'end_suspension':
      return endSuspension(account, now);
    case 'lift_suspension':
      return liftSuspension(account, now);
    case 'expel':
      return expel(account, event, rules, now);
    case 'uphold_appeal':
      return upholdAppeal(account, event, rules, now);
    case 'retire':
      return retire(account, rules, now);
    case 'erase':
      return erase(account, event, rules, now);
  }
}
