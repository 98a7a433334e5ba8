import { formatAge } from '@va/domain/ages.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Instant } from '#app/components/instant.tsx';
import { useNow } from '#app/lib/use-now.ts';
import { TARGET_MS } from './target.ts';

/** Since when a report waits, how long that is, and whether it is past the target. */
export function Waiting({ since }: { since: string }) {
  const waited = useNow() - Date.parse(since);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Instant at={since} />
      {waited > TARGET_MS ? (
        <StateBadge tone="media">{formatAge(waited)}</StateBadge>
      ) : (
        <span className="text-sm text-ink-2">{formatAge(waited)}</span>
      )}
    </span>
  );
}
