import { queryOptions } from '@tanstack/react-query';
import type { pushSchema, pushSubscriptionSchema } from '@va/schemas/api/account/push.ts';
import type { z } from 'zod';
import { request } from './request.ts';

export type Push = z.infer<typeof pushSchema>;
export type PushSubscriptionBody = z.input<typeof pushSubscriptionSchema>;

/** Whether this sign-in gets notices, and the key to ask the browser for them. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => request<Push>('GET', '/me/push', { signal }),
});
export const keepPush = (body: PushSubscriptionBody) => request<Push>('PUT', '/me/push', { body });
export const withdrawPush = () => request<void>('DELETE', '/me/push');
