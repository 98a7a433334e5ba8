import type { pushSchema, pushSubscriptionSchema } from '@va/contract/account/push.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Push = z.infer<typeof pushSchema>;
export type PushSubscriptionBody = z.input<typeof pushSubscriptionSchema>;

/** Whether this device gets push messages, and the key for subscribing. */
export const pushQuery = readQuery('/me/push');
export const keepPush = (body: PushSubscriptionBody) => request('PUT', '/me/push', { body });
export const withdrawPush = () => request('DELETE', '/me/push');
