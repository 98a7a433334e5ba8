import { acceptInvitationBodySchema } from '../account/sign-in-links.ts';
import { sessionSchema } from '../account/session.ts';
import {
  acceptApplicationBodySchema,
  applicationConfirmedSchema,
  applicationFormSchema,
  applicationSchema,
  applicationSentSchema,
  applicationsQuerySchema,
  confirmApplicationBodySchema,
  sendApplicationBodySchema,
  joinBodySchema,
  joinLinkSchema,
  joinLinksQuerySchema,
  joinedSchema,
  lookAtJoinLinkBodySchema,
  madeJoinLinkSchema,
  makeJoinLinkBodySchema,
  openJoinLinkSchema,
} from './applications.ts';
import { pageOf } from '../shared/page.ts';
import { idParamsSchema } from '../account/me.ts';
import { freeCallsignSchema, handoverLinkSchema, reasonBodySchema } from './pilots.ts';
import { z } from 'zod';
import { routes } from '../shared/route.ts';

/** Joining: applications, invitations and links by which pilots come in. */
export const applicationRoutes = routes({
  acceptInvitation: {
    route: 'POST /invitations/accept',
    body: acceptInvitationBodySchema,
    answer: sessionSchema,
  },
  readApplicationForm: { route: 'GET /applications/form', answer: applicationFormSchema },
  sendApplication: {
    route: 'POST /applications',
    body: sendApplicationBodySchema,
    answer: applicationSentSchema,
  },
  confirmApplication: {
    route: 'POST /applications/confirm',
    body: confirmApplicationBodySchema,
    answer: applicationConfirmedSchema,
  },
  listApplications: {
    route: 'GET /applications',
    query: applicationsQuerySchema,
    answer: pageOf(applicationSchema),
  },
  acceptApplication: {
    route: 'POST /applications/{id}/accept',
    params: idParamsSchema,
    body: acceptApplicationBodySchema,
    answer: handoverLinkSchema,
  },
  declineApplication: {
    route: 'POST /applications/{id}/decline',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  reopenApplication: {
    route: 'POST /applications/{id}/reopen',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listJoinLinks: { route: 'GET /join-links', query: joinLinksQuerySchema, answer: pageOf(joinLinkSchema) },
  makeJoinLink: { route: 'POST /join-links', body: makeJoinLinkBodySchema, answer: madeJoinLinkSchema },
  revokeJoinLink: {
    route: 'POST /join-links/{id}/revoke',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: joinLinkSchema,
  },
  lookAtJoinLink: {
    route: 'POST /join-links/look',
    body: lookAtJoinLinkBodySchema,
    answer: openJoinLinkSchema,
  },
  join: { route: 'POST /join-links/join', body: joinBodySchema, answer: joinedSchema },
  nextCallsign: { route: 'GET /invitations/next-callsign', answer: freeCallsignSchema },
});
