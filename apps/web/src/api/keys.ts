import type {
  createKeyBodySchema,
  companyKeySchema,
  createCompanyKeyBodySchema,
} from '@va/contract/account/keys.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export const keysQuery = readQuery('/me/keys');
export const createKey = (body: z.input<typeof createKeyBodySchema>) => request('POST', '/me/keys', { body });
export const renewKey = (id: string) => request('POST', `/me/keys/${id}/renew`);
export const revokeKey = (id: string) => request('DELETE', `/me/keys/${id}`);

export type CompanyKey = z.infer<typeof companyKeySchema>;

export const companyKeysQuery = readQuery('/keys');
export const createCompanyKey = (body: z.input<typeof createCompanyKeyBodySchema>) =>
  request('POST', '/keys', { body });
export const renewCompanyKey = (id: string, reason: string) =>
  request('POST', `/keys/${id}/renew`, { body: { reason } });
export const revokeCompanyKey = (id: string, reason: string) =>
  request('POST', `/keys/${id}/revoke`, { body: { reason } });
