import { keepPreviousData } from '@tanstack/react-query';
import type {
  changeWebhookBodySchema,
  createWebhookBodySchema,
  deliverySchema,
  webhookSchema,
} from '@va/contract/staff/webhooks.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Webhook = z.infer<typeof webhookSchema>;
export type NewWebhook = z.input<typeof createWebhookBodySchema>;
export type Delivery = z.infer<typeof deliverySchema>;

export const webhooksQuery = readQuery('/webhooks');
export const deliveriesQuery = (id: string, cursor?: string) => ({
  ...readQuery(`/webhooks/${id}/deliveries`, {
    cursor,
    limit: 20,
  }),
  placeholderData: keepPreviousData,
});
export const createWebhook = (body: NewWebhook) => request('POST', '/webhooks', { body });
export const changeWebhook = ({
  id,
  version,
  ...body
}: { id: string; version: number } & z.input<typeof changeWebhookBodySchema>) =>
  request('PATCH', `/webhooks/${id}`, { body, version });
export const testWebhook = (id: string) => request('POST', `/webhooks/${id}/test`);
export const renewWebhookSecret = (id: string, reason: string) =>
  request('POST', `/webhooks/${id}/secret`, { body: { reason } });
export const removeWebhook = (id: string, reason: string) =>
  request('POST', `/webhooks/${id}/remove`, { body: { reason } });
