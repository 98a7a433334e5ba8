import { formatHours } from '@va/domain/quantities.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Card } from '@va/ui/controls/card.tsx';
import type { RosterPilot } from '#app/api/pilots.ts';
import { PilotLink } from '#app/components/pilot-link.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';

/** One card of two lines per pilot. */
export function RosterList({ pilots }: { pilots: readonly RosterPilot[] }) {
  return (
    <ul className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
      {pilots.map(({ callsign, name, rank, base, positions, totals, badges }) => (
        <li key={callsign}>
          <Card className="grid h-full content-start gap-0.5 p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <PilotLink callsign={callsign} />
              <span className="font-mono text-sm text-ink-2">{base}</span>
            </p>
            <p className="text-sm wrap-anywhere">{[name, ...positions].filter(Boolean).join(' · ')}</p>
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <RankStripes rank={rank} /> {rank}
            </p>
            <p className="text-sm">
              {countOf(totals.points, 'punto', 'puntos')} · {formatHours(totals.minutes)} ·{' '}
              {countOf(totals.flights, 'vuelo', 'vuelos')}
            </p>
            {badges[0] && (
              <p className="text-sm text-ink-2">
                {countOf(badges.length, 'insignia', 'insignias')}: {badges[0].name}
                {badges.length > 1 && '…'}
              </p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
