import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export const devicesQuery = readQuery('/me/devices');
export const signOutDevice = (id: string) => request('DELETE', `/me/devices/${id}`);
/** Closes every session but this one. */
export const signOutOthers = () => request('POST', '/me/devices/sign-out-others');
