import type { createdKeySchema, createKeyBodySchema, keySchema } from '@va/contract/account/keys.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

type Key = z.infer<typeof keySchema>;

export const keysQuery = readQuery<Key[]>(['keys'], '/me/keys');
export const createKey = (body: z.input<typeof createKeyBodySchema>) =>
  request<z.infer<typeof createdKeySchema>>('POST', '/me/keys', { body });
export const renewKey = (id: string) => request<Key>('POST', `/me/keys/${id}/renew`);
export const revokeKey = (id: string) => request<void>('DELETE', `/me/keys/${id}`);
