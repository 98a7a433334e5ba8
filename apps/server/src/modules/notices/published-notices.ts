import type { z } from 'zod';
import type { Selectable } from 'kysely';
import { noticeAudienceSchema } from '@va/schemas/api/notice-orders.ts';
import type { Queries } from '#server/db/database.ts';
import type { CompanyNoticeTable } from '#server/db/tables/company-notice.ts';
import type { CompanyNotice } from '../airline/operations.ts';

const affectsSchema: z.ZodType<CompanyNotice['affects']> = noticeAudienceSchema.nullable();

/** A notice as staff published it at the desk, in force or not. */
export function toNotice(row: Selectable<CompanyNoticeTable>): CompanyNotice {
  const { slug, title, importance, body, revision } = row;
  return {
    slug,
    title,
    importance,
    body,
    revision,
    date: row.valid_from,
    until: row.valid_until,
    mustRead: row.must_read,
    ackUntil: row.ack_until,
    affects: affectsSchema.parse(row.affects),
  };
}

/** Every notice that staff published at the desk. */
export async function readPublished(queries: Queries): Promise<CompanyNotice[]> {
  const rows = await queries.selectFrom('company_notice').selectAll().orderBy('slug').execute();
  return rows.map(toNotice);
}

/** All notices of the company: those of the content and those of the desk. */
export async function readNotices(
  queries: Queries,
  { notices }: { notices: readonly CompanyNotice[] },
): Promise<CompanyNotice[]> {
  return [...notices, ...(await readPublished(queries))];
}
