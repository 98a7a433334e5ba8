import type { askLeaveBodySchema, leaveSchema } from '@va/schemas/api/account/own-leaves.ts';
import type { changeMeBodySchema } from '@va/schemas/api/account/me-changes.ts';
import type { meSchema } from '@va/schemas/api/account/me.ts';
import type { createdKeySchema, createKeyBodySchema, keySchema } from '@va/schemas/api/account/keys.ts';
import type { deviceSchema } from '@va/schemas/api/account/own-devices.ts';
import type { secondFactorSchema, totpStartSchema } from '@va/schemas/api/account/second-factor.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Me = z.infer<typeof meSchema>;
export type ChangeMe = z.input<typeof changeMeBodySchema>;
export type Device = z.infer<typeof deviceSchema>;
export type Key = z.infer<typeof keySchema>;
export type Leave = z.infer<typeof leaveSchema>;
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const meQuery = readQuery<Me>(['me'], '/me');

/** `version` is that of the account as it was shown, so that two tabs do not overwrite each other. */
export const changeMe = (version: number, body: ChangeMe) => request<Me>('PATCH', '/me', { body, version });

/** Ends the own leave, inactivity or absence. */
export const comeBack = () => request<Me>('POST', '/me/come-back');

export const changePassword = (body: { current: string; next: string }) =>
  request<void>('POST', '/me/password', { body });

export const devicesQuery = readQuery<Device[]>(['devices'], '/me/devices');
export const signOutDevice = (id: string) => request<void>('DELETE', `/me/devices/${id}`);
/** Closes every session but this one. */
export const signOutOthers = () => request<void>('POST', '/me/devices/sign-out-others');

export const keysQuery = readQuery<Key[]>(['keys'], '/me/keys');
export const createKey = (body: z.input<typeof createKeyBodySchema>) =>
  request<z.infer<typeof createdKeySchema>>('POST', '/me/keys', { body });
export const revokeKey = (id: string) => request<void>('DELETE', `/me/keys/${id}`);

export const leavesQuery = readQuery<Leave[]>(['leaves', 'own'], '/me/leaves');
export const askLeave = (body: z.input<typeof askLeaveBodySchema>) =>
  request<Leave>('POST', '/me/leaves', { body });
export const withdrawLeave = (id: string) => request<Leave>('POST', `/me/leaves/${id}/withdraw`);

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
