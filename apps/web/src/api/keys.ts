import type { createKeyBodySchema } from '@va/contract/account/keys.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export const keysQuery = readQuery('/me/keys');
export const createKey = (body: z.input<typeof createKeyBodySchema>) => request('POST', '/me/keys', { body });
export const renewKey = (id: string) => request('POST', `/me/keys/${id}/renew`);
export const revokeKey = (id: string) => request('DELETE', `/me/keys/${id}`);
