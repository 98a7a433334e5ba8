import type {
  recoveryCodesSchema,
  secondFactorSchema,
  totpStartSchema,
} from '@va/contract/account/second-factor.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorQuery = readQuery<SecondFactor>(['second-factor'], '/me/second-factor');
export const startTotp = () => request<z.infer<typeof totpStartSchema>>('POST', '/me/second-factor/totp');
export const confirmTotp = (code: string) =>
  request<SecondFactor>('POST', '/me/second-factor/totp/confirm', { body: { code } });
export const removeTotp = (password: string) =>
  request<SecondFactor>('POST', '/me/second-factor/totp/remove', { body: { password } });
export const newPasskeyOptions = () => request<{ options: unknown }>('POST', '/me/passkeys/options');
export const addPasskey = (label: string, credential: unknown) =>
  request<SecondFactor>('POST', '/me/passkeys', { body: { label, credential } });
export const removePasskey = (id: string, password: string) =>
  request<SecondFactor>('POST', `/me/passkeys/${id}/remove`, { body: { password } });
export const makeRecoveryCodes = () =>
  request<z.infer<typeof recoveryCodesSchema>>('POST', '/me/second-factor/recovery-codes');
