import {
  changeNoticeBodySchema,
  noticeScopesSchema,
  publishNoticeBodySchema,
  withdrawNoticeBodySchema,
  companyNoticeSchema,
  deskNoticeSchema,
  noticeParamsSchema,
  noticeReaderSchema,
  noticeReadingSchema,
  noticeSchema,
  publicNoticeSchema,
  readNoticeBodySchema,
} from './notices.ts';
import { z } from 'zod';
import { routes } from '../shared/route.ts';

/** Notices, for pilots and at the desk. */
export const noticeRoutes = routes({
  listNoticeScopes: { route: 'GET /notices/scopes', answer: noticeScopesSchema },
  publishNotice: { route: 'POST /notices', body: publishNoticeBodySchema, answer: deskNoticeSchema },
  changeNotice: {
    route: 'PATCH /notices/{id}',
    params: noticeParamsSchema,
    body: changeNoticeBodySchema,
    answer: deskNoticeSchema,
  },
  withdrawNotice: {
    route: 'POST /notices/{id}/withdraw',
    params: noticeParamsSchema,
    body: withdrawNoticeBodySchema,
    answer: deskNoticeSchema,
  },
  restoreNotice: {
    route: 'POST /notices/{id}/restore',
    params: noticeParamsSchema,
    body: withdrawNoticeBodySchema,
    answer: deskNoticeSchema,
  },
  listNotices: {
    route: 'GET /notices',
    answer: z.union([z.array(companyNoticeSchema), z.array(publicNoticeSchema)]),
  },
  listReadings: { route: 'GET /notices/readings', answer: z.array(noticeReadingSchema) },
  listReaders: {
    route: 'GET /notices/{id}/readers',
    params: noticeParamsSchema,
    answer: z.array(noticeReaderSchema),
  },
  listNoticesToRead: { route: 'GET /me/notices', answer: z.array(noticeSchema) },
  acknowledgeNotice: {
    route: 'POST /notices/{id}/ack',
    params: noticeParamsSchema,
    body: readNoticeBodySchema,
    answer: z.null(),
  },
});
