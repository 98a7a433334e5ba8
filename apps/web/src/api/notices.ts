import { queryOptions } from '@tanstack/react-query';
import type { CompanyNotice, DeskNotice, Notice, PublicNotice } from '@va/contract/notices/notices.ts';
import type { ChangeNotice, PublishNotice } from '@va/contract/notices/notice-orders.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Notices that must be read before booking, those that were read too. */
const noticesQuery = readQuery('/me/notices');

/** Says that one has read a notice as it is now. */
export const acknowledgeNotice = ({ slug, revision }: Pick<Notice, 'slug' | 'revision'>) =>
  request('POST', `/notices/${slug}/ack`, { body: { revision } });

/** What the dialog with the notices needs. */
export const noticeSource = { query: noticesQuery, acknowledge: acknowledgeNotice };

/** Who is signed in is told of each notice whether it was read; visitors are not. */
const isForPilots = (notice: PublicNotice): notice is CompanyNotice => 'readAt' in notice;

/** Every notice: what is to be confirmed first, the archive last. */
export const companyNoticesQuery = {
  ...readQuery('/notices'),
  select: (notices: PublicNotice[]) => notices.filter(isForPilots),
};

/** What visitors read, also who has left the company: the public notices in force. */
export const publicNoticesQuery = queryOptions({
  queryKey: [...addressKey('/notices'), 'as visitor'],
  queryFn: ({ signal }) => request('GET', '/notices', { signal, asVisitor: true }),
});

/** For staff: what a notice can be for, publishing one, and changing the version that was read. */
export const noticeScopesQuery = {
  ...readQuery('/notices/scopes'),
  staleTime: 300_000,
};
export const publishNotice = (body: PublishNotice) => request('POST', '/notices', { body });
export const changeNotice = ({ slug, version }: Pick<DeskNotice, 'slug' | 'version'>, body: ChangeNotice) =>
  request('PATCH', `/notices/${slug}`, { body, version });

/** Ends a notice of the desk at once, and publishes it again as it was. */
export const withdrawNotice = ({ slug, version }: DeskNotice, reason: string) =>
  request('POST', `/notices/${slug}/withdraw`, { body: { reason }, version });
export const restoreNotice = ({ slug, version }: DeskNotice, reason: string) =>
  request('POST', `/notices/${slug}/restore`, { body: { reason }, version });

/** For staff: how many have read each notice, and who. */
export const readingsQuery = readQuery('/notices/readings');
export const readersQuery = (slug: string) => readQuery(`/notices/${slug}/readers`);
