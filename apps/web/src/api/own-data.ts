import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { eraseMeBodySchema } from '@va/contract/account/me.ts';
import { forgetOwner } from './device-owner.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Copies of the own data; asked again while one is being packed. */
export const exportsQuery = queryOptions({
  ...readQuery('/me/export'),
  refetchInterval: ({ state }) => (state.data?.some(({ readyAt }) => readyAt === null) ? 5000 : false),
});
export const askExport = () => request('POST', '/me/export');

export const retireMe = () => request('POST', '/me/retire', { body: {} });

/** Erases the account, and what this browser stored of it. */
export async function eraseMe(body: z.input<typeof eraseMeBodySchema>): Promise<void> {
  await request('POST', '/me/erase', { body });
  await forgetOwner();
}
