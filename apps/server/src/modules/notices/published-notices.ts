import type { z } from 'zod';
import type { Selectable } from 'kysely';
import { dayOf } from '@va/domain/months.ts';
import { endOn, withReplaced } from '@va/domain/notices.ts';
import { noticeAudienceSchema, type DeskNotice } from '@va/contract/notices/notices.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { CompanyNoticeTable } from '#server/db/tables.ts';
import type { CompanyNotice, Operations } from '#server/kernel/airline/operations.ts';

const affectsSchema: z.ZodType<CompanyNotice['affects']> = noticeAudienceSchema.nullable();

/** A notice of the desk: it says all that one of the content may leave out. */
export type PublishedNotice = Required<CompanyNotice>;

/** A notice as staff published it at the desk, in force or not. */
export function toNotice(row: Selectable<CompanyNoticeTable>): PublishedNotice {
  const { slug, title, importance, body, revision, withdrawn_at } = row;
  const notice = {
    slug,
    title,
    importance,
    body,
    revision,
    date: row.valid_from,
    until: row.valid_until,
    endedOn: null,
    mustRead: row.must_read,
    ackUntil: row.ack_until,
    affects: affectsSchema.parse(row.affects),
    replaces: row.replaces,
    isPublic: row.is_public,
  };
  return withdrawn_at ? endOn(notice, withdrawn_at.toISOString().slice(0, 10)) : notice;
}

/** The same for the desk: it keeps its own last day even while it is withdrawn. */
export const toDeskNotice = (row: Selectable<CompanyNoticeTable>): DeskNotice => ({
  ...toNotice(row),
  until: row.valid_until,
  version: row.version,
  withdrawn: row.withdrawn_at !== null,
});

/** The same with its day of publication, on which the notice that it replaces may end. */
export const toReplacing = (row: Selectable<CompanyNoticeTable>) => ({
  ...toNotice(row),
  publishedOn: dayOf(row.published_at),
});

/** Every notice that staff published at the desk. */
export const readPublished = keptRead(
  ['notices'],
  async (queries): Promise<readonly ReturnType<typeof toReplacing>[]> => {
    const rows = await queries.selectFrom('company_notice').selectAll().orderBy('slug').execute();
    return rows.map(toReplacing);
  },
);

/**
 * The notices that must be read, in force or not; their ends take all replacements into account, also by optional ones.
 */
export async function readObligatory(
  queries: Queries,
  { notices }: Pick<Operations, 'notices'>,
): Promise<CompanyNotice[]> {
  const ofContent = notices.map((notice) => ({ ...notice, mustRead: true }));
  const all = withReplaced<CompanyNotice>([...ofContent, ...(await readPublished(queries))]);
  return all.filter(({ mustRead }) => mustRead);
}

/** All notices of content and desk; replaced ones have ended. */
export async function readNotices(
  queries: Queries,
  { notices }: { notices: readonly CompanyNotice[] },
): Promise<CompanyNotice[]> {
  return withReplaced<CompanyNotice>([...notices, ...(await readPublished(queries))]);
}
