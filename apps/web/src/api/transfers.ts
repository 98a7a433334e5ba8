import type { makeTransferBodySchema, Transfers } from '@va/contract/bookings/transfers.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { Transfers };

/** Airport of the pilot, rules of transfers, and the last ones. */
export const transfersQuery = readQuery('/me/transfers');

export const makeTransfer = (body: z.input<typeof makeTransferBodySchema>) =>
  request('POST', '/me/transfers', { body });

export const undoTransfer = (id: string) => request('POST', `/me/transfers/${id}/undo`);
