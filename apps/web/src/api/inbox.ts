import type { messageSchema, messagesSchema } from '@va/contract/account/own-messages.ts';
import type { z } from 'zod';
import type { Page } from './page.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Message = z.infer<typeof messageSchema>;

/** A part of the own messages, and how many of all are new. */
type Inbox = Page<Message> & Pick<z.infer<typeof messagesSchema>, 'unread'>;

/** The own messages, newest first. */
export const inboxQuery = (cursor?: string) =>
  readQuery<Inbox>(['inbox', cursor], '/me/messages', { cursor });

export const readAllMessages = () => request<void>('POST', '/me/messages/read-all');
export const readMessage = (id: string) => request<void>('POST', `/me/messages/${id}/read`);
