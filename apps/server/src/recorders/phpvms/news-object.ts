import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { numberOfSlug } from '../shared/notice-number.ts';
import type { Shelf } from '../shared/shelf.ts';

/** A notice as news; it is confirmed on our pages, which no client can do. It is of the airline, and of no pilot. */
export function newsOf({ slug, title, body, date }: CompanyNotice, { airline }: Shelf) {
  const at = `${date}T00:00:00Z`;
  return {
    id: numberOfSlug(slug),
    user_id: 0,
    subject: title,
    body,
    created_at: at,
    updated_at: at,
    user: { id: 0, name: airline.name },
  };
}
