import type { DeviceRequest } from '@va/contract/account/device-requests.ts';
import { request } from './request.ts';

export type { DeviceRequest };

export const lookAtDevice = (userCode: string) =>
  request<DeviceRequest>('POST', '/device/look', { body: { userCode } });

export const decideDevice = (userCode: string, approve: boolean) =>
  request<DeviceRequest>('POST', '/device/decide', { body: { userCode, approve } });
