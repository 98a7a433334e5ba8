import { useStore } from '@va/ui/state/store.ts';
import { isInForce } from '@va/domain/notices.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { NotamHead } from '@va/schemas/content/notams.ts';
import { paths } from '#app/lib/paths.ts';
import { ImportanceBadge } from './importance.tsx';
import { NOTAM_PARAMETER } from './notam-parameter.ts';
import { useOpenedAt } from '#app/components/blocks/use-now.ts';
import { seenNotams } from './read-notams.ts';

/**
 * The newest unread notice of high importance or, without one, the newest unread one; nothing if all were read. A
 * notice that turns out to be read stays and says so, so that nothing moves.
 */
export function LatestNotam({ notams }: { notams: readonly NotamHead[] }) {
  const seen = useStore(seenNotams);
  const now = useOpenedAt();
  const unread = notams.filter((notam) => !seen.has(notam.id) && isInForce(notam, now));
  const [first] = useState(unread[0]);
  const notam = unread.find((entry) => entry.importance === 'Alta') ?? unread[0] ?? first;
  return notam && <NotamLink notam={notam} isRead={seen.has(notam.id)} />;
}

/** A notice in one line that leads to it. */
export function NotamLink({ notam, isRead }: { notam: NotamHead; isRead?: boolean }) {
  return (
    <Link
      to={`${paths.notams}?${NOTAM_PARAMETER}=${notam.id}`}
      className="group flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-4 py-2.5 hover:border-link"
    >
      <ImportanceBadge importance={notam.importance} />
      <span className="min-w-0 grow">{notam.title}</span>
      <span className="flex items-center gap-1 text-sm font-bold text-link group-hover:underline">
        {isRead ? 'Leído' : 'Leer el NOTAM'}
        <ChevronRight aria-hidden className="size-4" />
      </span>
    </Link>
  );
}
