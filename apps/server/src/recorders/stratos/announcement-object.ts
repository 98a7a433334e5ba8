import { createHash } from 'node:crypto';
import type { CompanyNotice } from '@va/schemas/api/notices/notices.ts';

/** A notice; it is confirmed on our pages, and no client can do that. */
export function announcementOf({ slug, title, importance, body, date }: CompanyNotice) {
  return {
    // Notices have words for names, and the client wants a number that stays: 31 bits of their digest.
    id: createHash('sha256').update(slug).digest().readUInt32BE(0) >>> 1,
    title,
    subtitle: `Importancia ${importance.toLowerCase()}`,
    body,
    link: null,
    image: null,
    publish_date: date,
  };
}
