import type { Notam } from '@va/schemas/content/notams.ts';
import type { CompanyNotice } from './operations.ts';

/** The company's notices, with the types that they affect by id. */
export function companyNotices(
  notices: readonly Notam[],
  idOfModel: (model: string) => string | undefined,
): CompanyNotice[] {
  return notices.map(({ id, date, title, importance, content, until, affects, revision, mustRead }) => ({
    slug: id,
    title,
    importance,
    body: content,
    mustRead: mustRead === true,
    revision: revision ?? 1,
    date,
    until: until ?? null,
    affects:
      affects === undefined
        ? null
        : {
            types: (affects.types ?? []).flatMap((model) => idOfModel(model) ?? []),
            airports: affects.airports ?? [],
            tours: affects.tours ?? [],
          },
  }));
}
