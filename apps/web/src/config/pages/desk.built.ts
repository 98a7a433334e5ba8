/** What the desk needs of the table of its pages. The build writes these values in place of the table. */
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';

const isStaff = (who: PlatformPage['who']): who is readonly [Capability, ...Capability[]] =>
  typeof who !== 'string';

/** Its routes: the address after `/plataforma/`, the file in `src/routes/platform`, and who may open the page: any of these capabilities. */
export const deskRoutes = Object.entries<PlatformPage>(DESK_PAGES).flatMap(
  ([name, { path, file = fileOf(name), who }]) => (isStaff(who) ? [{ path, file, who }] : []),
);

interface DeskLine {
  title: string;
  /** What one does there, in a few words. */
  note: string;
  /** Address after `/plataforma/`. */
  path: string;
  /** Who may: any of these capabilities. */
  who: readonly Capability[];
}

/** Pages that pilots see too, by the page of the desk before which they are listed. */
const seenByAll = new Map(
  Object.values<PlatformPage>(PILOT_PAGES).flatMap(({ path, title, desk }) =>
    typeof desk === 'object' ? [[desk.before, { title, path, note: desk.note, who: desk.who }] as const] : [],
  ),
);

/** The pages besides its queues, as the first page of the desk lists them. */
export const deskLines = Object.entries<PlatformPage>(DESK_PAGES).flatMap(
  ([name, { path, title, who, desk }]): DeskLine[] => {
    const before = seenByAll.get(name);
    const own = typeof desk === 'string' && isStaff(who) ? [{ title, path, note: desk, who }] : [];
    return [...(before ? [before] : []), ...own];
  },
);

/** What stands before them in the sidebar: the first page of the desk, and the queue of reports. */
export const deskQueues = [DESK_PAGES.desk, DESK_PAGES.deskReports].map(({ title, path, who }) => ({
  title,
  path,
  who,
}));
