import type {
  joinBodySchema,
  joinedSchema,
  joinLinkSchema,
  madeJoinLinkSchema,
  makeJoinLinkBodySchema,
  openJoinLinkSchema,
} from '@va/contract/pilots/join-links.ts';
import type { z } from 'zod';
import type { Page } from './page.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type JoinLink = z.infer<typeof joinLinkSchema>;
export type OpenJoinLink = z.infer<typeof openJoinLinkSchema>;

/** Links that let people in, the newest first. */
export const joinLinksQuery = (cursor: string | undefined) =>
  readQuery<Page<JoinLink>>(['join-links', cursor], '/join-links', { limit: 10, cursor });

export const makeJoinLink = (body: z.input<typeof makeJoinLinkBodySchema>) =>
  request<z.infer<typeof madeJoinLinkSchema>>('POST', '/join-links', { body });
/** Ends one before its day. */
export const revokeJoinLink = (id: string, reason: string) =>
  request<JoinLink>('POST', `/join-links/${id}/revoke`, { body: { reason } });

/** What a link is for, without using it. */
export const readJoinLink = (token: string) =>
  request<OpenJoinLink>('POST', '/join-links/look', { body: { token } });
export const join = (body: z.input<typeof joinBodySchema>) =>
  request<z.infer<typeof joinedSchema>>('POST', '/join-links/join', { body });
