import type { Desk } from '@va/contract/staff/desk.ts';
import { readQuery } from './read-query.ts';

export type DeskCounter = Desk['counters'][number];

/** Tasks that wait for the signed-in account; refreshed every minute while the page is visible. */
export const deskQuery = { ...readQuery('/desk'), refetchInterval: 60_000 };
