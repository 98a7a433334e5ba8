import { keepPreviousData } from '@tanstack/react-query';
import type {
  applicationFormSchema,
  applicationSchema,
  sendApplicationBodySchema,
  joinBodySchema,
  joinLinkSchema,
  makeJoinLinkBodySchema,
  openJoinLinkSchema,
} from '@va/contract/pilots/applications.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type ApplicationForm = z.infer<typeof applicationFormSchema>;
export type Application = z.infer<typeof applicationSchema>;

const FORM_PATH = '/applications/form';
/** Form for applicants. Never read again while it is open, because its answers state when it was opened. */
export const applicationFormQuery = {
  ...readQuery(FORM_PATH),
  staleTime: 'static' as const,
  gcTime: 0,
  retry: false,
};
export const readApplicationForm = () => request('GET', FORM_PATH);

export const sendApplication = (body: z.input<typeof sendApplicationBodySchema>) =>
  request('POST', '/applications', { body });
/** Confirms the address of an application by the secret of its link. */
export const confirmApplication = (token: string) =>
  request('POST', '/applications/confirm', { body: { token } });

/** A part of the applications to decide, or of those decided. */
export const applicationsQuery = (filter: { state: 'waiting' | 'decided'; cursor?: string | undefined }) => ({
  ...readQuery('/applications', { ...filter, limit: 20 }),
  placeholderData: keepPreviousData,
});

export const acceptApplication = (id: string, callsign: string) =>
  request('POST', `/applications/${id}/accept`, { body: { callsign } });
export const declineApplication = (id: string, reason: string) =>
  request('POST', `/applications/${id}/decline`, { body: { reason } });
/** Lets a decided application wait again. */
export const reopenApplication = (id: string, reason: string) =>
  request('POST', `/applications/${id}/reopen`, { body: { reason } });

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
