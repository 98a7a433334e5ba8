import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { numberOfSlug } from '../shared/notice-number.ts';

/** A notice; it is confirmed on our pages, and no client can do that. */
export function announcementOf({ slug, title, importance, body, date }: CompanyNotice) {
  return {
    id: numberOfSlug(slug),
    title,
    subtitle: `Importancia ${importance.toLowerCase()}`,
    body,
    link: null,
    image: null,
    publish_date: date,
  };
}
