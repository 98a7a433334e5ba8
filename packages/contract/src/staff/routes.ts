import {
  auditCsvSchema,
  auditFilterSchema,
  auditPageSchema,
  auditQuerySchema,
  jobSchema,
  jobsQuerySchema,
  outboxQuerySchema,
  outboxSchema,
} from './work.ts';
import { pageOf, pageQuerySchema } from '../shared/page.ts';
import { idParamsSchema } from '../account/me.ts';
import { reasonBodySchema } from '../pilots/pilots.ts';
import { z } from 'zod';
import { deskSchema } from './desk.ts';
import {
  importListSchema,
  importSchema,
  checkImportBodySchema,
  importCheckSchema,
  readNewskyBodySchema,
} from './imports.ts';
import {
  changeWebhookBodySchema,
  createdWebhookSchema,
  createWebhookBodySchema,
  deliveriesQuerySchema,
  deliverySchema,
  webhookSchema,
} from './webhooks.ts';
import { routes } from '../shared/route.ts';

/** The desk: what waits, jobs, outbox, audit, imports, webhooks. */
export const staffRoutes = routes({
  listAudit: { route: 'GET /audit', query: auditQuerySchema, answer: auditPageSchema },
  exportAudit: { route: 'GET /exports/audit', query: auditFilterSchema, answer: auditCsvSchema },
  listJobs: { route: 'GET /jobs', query: jobsQuerySchema, answer: pageOf(jobSchema) },
  restartJob: {
    route: 'POST /jobs/{id}/restart',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listOutbox: { route: 'GET /outbox', query: outboxQuerySchema, answer: pageOf(outboxSchema) },
  retryOutbox: {
    route: 'POST /outbox/{id}/retry',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  readDesk: { route: 'GET /desk', answer: deskSchema },
  listImports: { route: 'GET /imports', query: pageQuerySchema, answer: importListSchema },
  checkImport: { route: 'POST /imports', body: checkImportBodySchema, answer: importCheckSchema },
  readNewsky: { route: 'POST /imports/newsky', body: readNewskyBodySchema, answer: importSchema },
  readImport: { route: 'GET /imports/{id}', params: idParamsSchema, answer: importCheckSchema },
  applyImport: {
    route: 'POST /imports/{id}/apply',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: importSchema,
  },
  takeBackImport: {
    route: 'POST /imports/{id}/take-back',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: importSchema,
  },
  inviteImported: {
    route: 'POST /imports/{id}/invite',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: importSchema,
  },
  listWebhooks: { route: 'GET /webhooks', answer: z.array(webhookSchema) },
  createWebhook: { route: 'POST /webhooks', body: createWebhookBodySchema, answer: createdWebhookSchema },
  changeWebhook: {
    route: 'PATCH /webhooks/{id}',
    params: idParamsSchema,
    body: changeWebhookBodySchema,
    answer: webhookSchema,
  },
  removeWebhook: {
    route: 'POST /webhooks/{id}/remove',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  renewWebhookSecret: {
    route: 'POST /webhooks/{id}/secret',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: createdWebhookSchema,
  },
  testWebhook: { route: 'POST /webhooks/{id}/test', params: idParamsSchema, answer: deliverySchema },
  listDeliveries: {
    route: 'GET /webhooks/{id}/deliveries',
    params: idParamsSchema,
    query: deliveriesQuerySchema,
    answer: pageOf(deliverySchema),
  },
});
