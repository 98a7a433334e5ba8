import type { messageSchema } from '@va/contract/account/me.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Message = z.infer<typeof messageSchema>;

/** The own messages, newest first. */
export const inboxQuery = (cursor?: string) => readQuery('/me/messages', { cursor });

export const readAllMessages = () => request('POST', '/me/messages/read-all');
export const readMessage = (id: string) => request('POST', `/me/messages/${id}/read`);
