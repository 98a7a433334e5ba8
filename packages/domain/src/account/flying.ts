import type { AccountStatus } from './account.ts';

/** Accounts that everybody at the airline sees: of pilots who fly, or will again. */
export const FLYING: readonly AccountStatus[] = ['active', 'on_leave', 'inactive'];
