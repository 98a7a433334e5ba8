import type {
  joinBodySchema,
  joinLinkSchema,
  makeJoinLinkBodySchema,
  openJoinLinkSchema,
} from '@va/contract/pilots/applications.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type JoinLink = z.infer<typeof joinLinkSchema>;
export type OpenJoinLink = z.infer<typeof openJoinLinkSchema>;

/** Links that let people in, the newest first. */
export const joinLinksQuery = (cursor: string | undefined) => readQuery('/join-links', { limit: 10, cursor });

export const makeJoinLink = (body: z.input<typeof makeJoinLinkBodySchema>) =>
  request('POST', '/join-links', { body });
/** Ends one before its day. */
export const revokeJoinLink = (id: string, reason: string) =>
  request('POST', `/join-links/${id}/revoke`, { body: { reason } });

/** Purpose of a link to join; does not use it up. */
export const readJoinLink = (token: string) => request('POST', '/join-links/look', { body: { token } });
export const join = (body: z.input<typeof joinBodySchema>) => request('POST', '/join-links/join', { body });
