import type { secondFactorSchema } from '@va/contract/account/second-factor.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { registerPasskeyBodySchema } from '@va/contract/account/passkeys.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorQuery = readQuery('/me/second-factor');
export const startTotp = () => request('POST', '/me/second-factor/totp');
export const confirmTotp = (code: string) =>
  request('POST', '/me/second-factor/totp/confirm', { body: { code } });
export const removeTotp = (password: string) =>
  request('POST', '/me/second-factor/totp/remove', { body: { password } });
export const newPasskeyOptions = () => request('POST', '/me/passkeys/options');
type Credential = z.input<typeof registerPasskeyBodySchema>['credential'];
export const addPasskey = (label: string, credential: RegistrationResponseJSON) =>
  request('POST', '/me/passkeys', {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- Sent, not answered: the library takes the ways to reach a device, of which WebAuthn has a list, for any words.
    body: { label, credential: { ...credential, clientExtensionResults: {} } as Credential },
  });
export const removePasskey = (id: string, password: string) =>
  request('POST', `/me/passkeys/${id}/remove`, { body: { password } });
export const makeRecoveryCodes = () => request('POST', '/me/second-factor/recovery-codes');
