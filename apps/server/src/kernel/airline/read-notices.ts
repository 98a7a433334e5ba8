import type { Notam } from '@va/schemas/content/notams.ts';
import type { CompanyNotice } from './operations.ts';
import { nameCode } from '@va/domain/name-code.ts';

/** The company's notices, with the types that they affect by id, the ranks by code, and airports as the airline codes them. */
export function companyNotices(
  notices: readonly Notam[],
  idOfModel: (model: string) => string | undefined,
  codeOf: (icao: string) => string,
): CompanyNotice[] {
  return notices.map(({ id, content, affects, ...notice }) => ({
    slug: id,
    title: notice.title,
    importance: notice.importance,
    body: content,
    mustRead: notice.mustRead === true,
    revision: notice.revision ?? 1,
    date: notice.date,
    until: notice.until ?? null,
    ackUntil: notice.ackUntil ?? null,
    affects:
      affects === undefined
        ? null
        : {
            types: (affects.types ?? []).flatMap((model) => idOfModel(model) ?? []),
            airports: (affects.airports ?? []).map(codeOf),
            tours: affects.tours ?? [],
            ranks: (affects.ranks ?? []).map(nameCode),
          },
  }));
}
