import { dateFormat } from '@va/domain/dates.ts';
import { ACCOUNT_STATUSES, type AccountStatus } from '@va/domain/account/account.ts';

const day = dateFormat({ day: 'numeric', month: 'long' });

/** The state of an account in words, with its end where it has one. */
export function accountStatus({
  status,
  leaveUntil,
  suspendedUntil,
}: {
  status: AccountStatus;
  leaveUntil?: string | null | undefined;
  suspendedUntil?: string | null | undefined;
}): string {
  const until = status === 'on_leave' ? leaveUntil : status === 'suspended' ? suspendedUntil : null;
  const word = ACCOUNT_STATUSES[status];
  return until ? `${word} hasta el ${day(new Date(until))}` : word;
}
