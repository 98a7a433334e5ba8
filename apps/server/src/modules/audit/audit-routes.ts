import { auditPageSchema, auditQuerySchema } from '@va/schemas/api/work.ts';
import { pageOfRows, readCursor } from '#server/api/cursor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { findAuditBreak, listAudit } from './audit-store.ts';

/** Reading the audit; nobody writes it by hand. */
export function auditEndpoints(db: Database): Endpoint[] {
  return [
    pilotEndpoint(
      'audit.read',
      {
        method: 'get',
        path: '/audit',
        operation: 'listAudit',
        tag: 'Auditoría',
        summary: 'Lo que ha hecho el equipo, de lo más reciente a lo más antiguo',
        description: 'La primera parte dice además si la cadena está entera.',
        query: auditQuerySchema,
        answer: { status: 200, description: 'Una parte de la lista', schema: auditPageSchema },
      },
      async ({ query }) => {
        const [before] = query.cursor === undefined ? [] : readCursor(query.cursor, ['number']);
        const rows = await listAudit(db.queries, {
          before: before === undefined ? undefined : Number(before),
          action: query.action,
          subjectId: query.subjectId,
          actor: query.actor,
          limit: query.limit + 1,
        });
        const page = pageOfRows(
          rows,
          query.limit,
          (row) => [row.seq],
          (row) => ({
            seq: row.seq,
            at: row.at.toISOString(),
            actor: row.actor,
            action: row.action,
            subjectKind: row.subject_kind,
            subjectId: row.subject_id,
            reason: row.reason,
            before: row.before,
            after: row.after,
            requestId: row.request_id,
          }),
        );
        return {
          body: before === undefined ? { ...page, brokenAt: await findAuditBreak(db.queries) } : page,
        };
      },
    ),
  ];
}
