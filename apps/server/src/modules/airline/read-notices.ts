import type { Notam } from '@va/schemas/content/notams.ts';
import type { NoticeToRead } from './operations.ts';

/** The notices that must be read, with the types that they affect by id. */
export function noticesToRead(
  notices: readonly Notam[],
  idOfModel: (model: string) => string | undefined,
): NoticeToRead[] {
  return notices
    .filter(({ mustRead }) => mustRead === true)
    .map(({ id, date, title, importance, content, until, affects, revision }) => ({
      slug: id,
      title,
      importance,
      body: content,
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
