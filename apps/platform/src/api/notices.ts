import { queryOptions } from '@tanstack/react-query';
import type { Notice } from '@va/schemas/api/notices.ts';
import { request } from './request.ts';

/** Notices that must be read before booking, those that were read too. */
const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => request<Notice[]>('GET', '/me/notices', { signal }),
});

/** Says that one has read a notice as it is now. */
const acknowledgeNotice = ({ slug, revision }: Pick<Notice, 'slug' | 'revision'>) =>
  request<void>('POST', `/notices/${slug}/ack`, { body: { revision } });

/** What the dialog with the notices needs. */
export const noticeSource = { query: noticesQuery, acknowledge: acknowledgeNotice };
