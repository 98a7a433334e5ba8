import type { Desk } from '@va/contract/staff/desk.ts';
import { readQuery } from './read-query.ts';

export type DeskCounter = Desk['counters'][number];

/** What waits for the account that is signed in; asked again every minute while somebody looks. */
export const deskQuery = { ...readQuery('/desk'), refetchInterval: 60_000 };
