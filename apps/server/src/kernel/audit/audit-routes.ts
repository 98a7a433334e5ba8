import { staffRoutes } from '@va/contract/staff/routes.ts';
import type { z } from 'zod';
import type { auditFilterSchema } from '@va/contract/staff/work.ts';
import { csvText } from '@va/domain/csv/csv-text.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { pageOfRows, readCursor } from '#server/api/cursor.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { type AuditFilter, findAuditBreak, listAudit } from './audit-rows.ts';

/** Most entries of one file. */
const CSV_ROWS = 10_000;

/** Reading the audit; nobody writes it by hand. */
export function auditEndpoints(db: Database): Endpoint[] {
  return tagged('Auditoría', [
    pilotEndpoint('audit.read', {
      ask: staffRoutes.listAudit,
      summary: 'Lo que ha hecho el equipo, de lo más reciente a lo más antiguo',
      description: 'La primera parte dice además si la cadena está entera.',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query }) => {
        const [before] = query.cursor === undefined ? [] : readCursor(query.cursor, ['number']);
        const rows = await listAudit(db.queries, {
          ...filterOf(query),
          before: before === undefined ? undefined : Number(before),
          limit: query.limit + 1,
        });
        const page = pageOfRows(rows, query.limit, (row) => [row.seq], camelRow);
        return {
          body: before === undefined ? { ...page, brokenAt: await findAuditBreak(db.queries) } : page,
        };
      },
    }),
    pilotEndpoint('audit.read', {
      ask: staffRoutes.exportAudit,
      summary: 'Las entradas que encuentra el filtro, en CSV',
      description: 'Las 10 000 más recientes como mucho. Una celda que empieza por = + - @ va protegida.',
      limit: 'export',
      answer: { status: 200, description: 'El archivo' },
      handle: async ({ query }) => {
        const rows = await listAudit(db.queries, {
          ...filterOf(query),
          before: undefined,
          limit: CSV_ROWS + 1,
        });
        const words = (value: unknown) => (value === null ? '' : JSON.stringify(value));
        const csv = csvText(
          [
            'seq',
            'at',
            'actor',
            'action',
            'subject_kind',
            'subject_id',
            'subject',
            'reason',
            'before',
            'after',
          ],
          rows
            .slice(0, CSV_ROWS)
            .map((row) => [
              String(row.seq),
              row.at.toISOString(),
              row.actor,
              row.action,
              row.subject_kind,
              row.subject_id ?? '',
              row.subject ?? '',
              row.reason ?? '',
              words(row.before),
              words(row.after),
            ]),
        );
        return { body: { csv, cut: rows.length > CSV_ROWS } };
      },
    }),
  ]);
}

function filterOf({
  action,
  subjectId,
  actor,
  text,
  from,
  to,
}: z.output<typeof auditFilterSchema>): Omit<AuditFilter, 'before' | 'limit'> {
  return { action, subjectId, actor, text, from, to };
}
