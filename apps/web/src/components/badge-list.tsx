import type { Badge } from '@va/contract/pilots/awards.ts';
import { BadgePicture } from './badge-picture.tsx';
import { Instant } from './instant.tsx';

/** Awards and completed tours with their pictures. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
      {badges.map((badge) => (
        <li key={`${badge.kind} ${badge.id} ${badge.at}`} className="flex min-w-0 items-center gap-3">
          <BadgePicture badge={badge} />
          <span className="grid min-w-0">
            <b className="wrap-anywhere">{badge.name}</b>
            <span className="text-sm text-ink-2">
              {badge.kind === 'tour' && 'Tour · '}
              <Instant at={badge.at} withTime={false} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
