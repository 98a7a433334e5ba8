import { queryOptions } from '@tanstack/react-query';
import type {
  CompanyNotice,
  DeskNotice,
  Notice,
  PublicNotice,
  ChangeNotice,
  PublishNotice,
} from '@va/contract/notices/notices.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Notices to read before booking, including those that the pilot has read. */
const noticesQuery = readQuery('/me/notices');

/** Says that one has read a notice as it is now. */
export const acknowledgeNotice = ({ slug, revision }: Pick<Notice, 'slug' | 'revision'>) =>
  request('POST', `/notices/${slug}/ack`, { body: { revision } });

/** Query and action that the dialog of unread notices needs. */
export const noticeSource = { query: noticesQuery, acknowledge: acknowledgeNotice };

/** The API gives `readAt` only to signed-in pilots. */
const isForPilots = (notice: PublicNotice): notice is CompanyNotice => 'readAt' in notice;

/** Every notice: those to confirm first, the archive last. */
export const companyNoticesQuery = {
  ...readQuery('/notices'),
  select: (notices: PublicNotice[]) => notices.filter(isForPilots),
};

/** Public notices in force, which visitors and former pilots read. */
export const publicNoticesQuery = queryOptions({
  queryKey: [...addressKey('/notices'), 'as visitor'],
  queryFn: ({ signal }) => request('GET', '/notices', { signal, asVisitor: true }),
});

/** For staff: possible audiences of a notice, publishing one, and changing the version that was read. */
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

/** For staff: the number of readers of each notice, and their names. */
export const readingsQuery = readQuery('/notices/readings');
export const readersQuery = (slug: string) => readQuery(`/notices/${slug}/readers`);
