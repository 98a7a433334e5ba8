import type {
  askLeaveBodySchema,
  leaveSchema,
  changeMeBodySchema,
  meSchema,
} from '@va/contract/account/me.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Me = z.infer<typeof meSchema>;
export type ChangeMe = z.input<typeof changeMeBodySchema>;
export type Leave = z.infer<typeof leaveSchema>;

export const meQuery = readQuery('/me');

/** `version` is that of the account as it was shown, so that two tabs do not overwrite each other. */
export const changeMe = (version: number, body: ChangeMe) => request('PATCH', '/me', { body, version });

/** Ends the own leave, inactivity or absence. */
export const comeBack = () => request('POST', '/me/come-back');

export const changePassword = (body: { current: string; next: string }) =>
  request('POST', '/me/password', { body });

export const leavesQuery = readQuery('/me/leaves');
export const askLeave = (body: z.input<typeof askLeaveBodySchema>) => request('POST', '/me/leaves', { body });
export const withdrawLeave = (id: string) => request('POST', `/me/leaves/${id}/withdraw`);
