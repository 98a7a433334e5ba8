import type { AccountStatus } from '@va/domain/account/account.ts';

/** What everybody at the airline sees: whoever flies, or will again. */
export const FLYING: readonly AccountStatus[] = ['active', 'on_leave', 'inactive'];
