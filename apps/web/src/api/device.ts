import type { DeviceRequest } from '@va/contract/account/device.ts';
import { request } from './request.ts';

export type { DeviceRequest };

export const lookAtDevice = (userCode: string) => request('POST', '/device/look', { body: { userCode } });

export const decideDevice = (userCode: string, approve: boolean) =>
  request('POST', '/device/decide', { body: { userCode, approve } });
