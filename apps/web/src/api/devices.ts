import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import type { DeviceRequest } from '@va/contract/account/device.ts';

export const devicesQuery = readQuery('/me/devices');
export const signOutDevice = (id: string) => request('DELETE', `/me/devices/${id}`);
/** Closes every session but this one. */
export const signOutOthers = () => request('POST', '/me/devices/sign-out-others');

export type { DeviceRequest };

export const lookAtDevice = (userCode: string) => request('POST', '/device/look', { body: { userCode } });

export const decideDevice = (userCode: string, approve: boolean) =>
  request('POST', '/device/decide', { body: { userCode, approve } });
