import type { Badge } from '@va/contract/pilots/awards.ts';
import {
  CalendarCheck,
  Clock,
  HeartHandshake,
  type LucideIcon,
  MapPin,
  Medal,
  Plane,
  Repeat,
  Route,
} from 'lucide-react';
import { Instant } from './instant.tsx';

/** Symbol of the figure that an award counts. */
const FIGURES: Readonly<Record<NonNullable<Badge['figure']>, LucideIcon>> = {
  flights: Plane,
  hours: Clock,
  tours: Medal,
  focus: MapPin,
  events: CalendarCheck,
  months: Repeat,
};

/** Ways to cut the edge of a medal, as how many points it has. */
const EDGES = [8, 10, 12, 16] as const;

/**
 * Medal of an award with the symbol of its figure and the number; a ribbon with a route for a tour, joined hands for an
 * award that people give.
 */
export function BadgePicture({
  badge: { id, kind, figure, least },
}: {
  badge: Pick<Badge, 'id' | 'kind' | 'figure' | 'least'>;
}) {
  const seed = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  const points = EDGES[seed % EDGES.length] ?? 8;
  const Icon = figure ? FIGURES[figure] : kind === 'tour' ? Route : HeartHandshake;
  const isCounted = least !== null && least > 1;
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="size-12 shrink-0">
      {kind === 'tour' && <path d="M16 30 L12 47 L24 40 L36 47 L32 30Z" className="fill-link" />}
      <path d={star(points)} className="fill-tile stroke-on-tile" strokeOpacity={0.7} />
      <circle cx="24" cy="22" r="15.5" className="fill-none stroke-on-tile" strokeWidth="1" />
      <Icon
        x={isCounted ? 17.5 : 16}
        y={isCounted ? 9 : 14}
        width={isCounted ? 13 : 16}
        height={isCounted ? 13 : 16}
        className="text-on-tile"
      />
      {isCounted && (
        <text x="24" y="33" textAnchor="middle" className="fill-on-tile font-bold" fontSize={10}>
          {least}
        </text>
      )}
    </svg>
  );
}

/** Outline of a medal with a number of points. */
function star(points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 21 : 18;
    const turn = (index * Math.PI) / points;
    return `${(24 + radius * Math.sin(turn)).toFixed(1)} ${(22 - radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

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
