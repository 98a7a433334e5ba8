import type { deviceSchema } from '@va/contract/account/own-devices.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

type Device = z.infer<typeof deviceSchema>;

export const devicesQuery = readQuery<Device[]>(['devices'], '/me/devices');
export const signOutDevice = (id: string) => request<void>('DELETE', `/me/devices/${id}`);
/** Closes every session but this one. */
export const signOutOthers = () => request<void>('POST', '/me/devices/sign-out-others');
