import { queryOptions } from '@tanstack/react-query';
import type { dataExportSchema, eraseMeBodySchema } from '@va/contract/account/own-data.ts';
import type { z } from 'zod';
import { forgetOwner } from './device-owner.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

type DataExport = z.infer<typeof dataExportSchema>;

/** Copies of the own data; asked again while one is being packed. */
export const exportsQuery = queryOptions({
  ...readQuery<DataExport[]>(['exports'], '/me/export'),
  refetchInterval: ({ state }) => (state.data?.some(({ readyAt }) => readyAt === null) ? 5000 : false),
});
export const askExport = () => request<DataExport[]>('POST', '/me/export');

export const retireMe = () => request<void>('POST', '/me/retire', { body: {} });

/** Erases the account, and what this browser kept of it. */
export async function eraseMe(body: z.input<typeof eraseMeBodySchema>): Promise<void> {
  await request<void>('POST', '/me/erase', { body });
  await forgetOwner();
}
