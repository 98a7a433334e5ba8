import { useQuery } from '@tanstack/react-query';
import type { TourPilot } from '@va/contract/tours-and-events/tours.ts';
import { countOf } from '@va/domain/numbers.ts';
import { ENROLMENT_STATES } from '@va/domain/tour/tour.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { clsx } from 'clsx/lite';
import { Trophy } from 'lucide-react';
import { tourBoardQuery } from '#app/api/tours.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PilotLink } from '#app/components/pilot-link.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StageTrack } from '#app/components/stages/stage-track.tsx';

/** Participants of a tour who consent to be shown, the most advanced first. */
export function TourBoardCard({ id }: { id: string }) {
  const board = useQuery(tourBoardQuery(id));
  return (
    <SectionCard
      title="Quién va por dónde"
      aside={board.data && countOf(board.data.pilots.length, 'piloto', 'pilotos')}
    >
      <Loaded query={board} what="el tablero">
        {({ pilots, count }) =>
          pilots.length === 0 ? (
            <p className="text-ink-2">Todavía no participa nadie. Puedes abrirlo tú.</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {pilots.map((pilot) => (
                <BoardRow key={pilot.callsign} pilot={pilot} count={count} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}

function BoardRow({ pilot, count }: { pilot: TourPilot; count: number }) {
  const { callsign, name, rank, stages, passed, own, hidden } = pilot;
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-1 py-2',
        own && '-mx-2 rounded-md bg-sky-soft px-2',
      )}
    >
      <div className="w-36 min-w-0">
        <span className="inline-flex items-center gap-2">
          <RankStripes rank={rank} title />
          <PilotLink callsign={callsign} />
        </span>
        <p className="text-sm wrap-anywhere text-ink-2">
          {own ? 'Tú' : (name ?? 'sin nombre público')}
          {hidden && ' · no sale en tableros'}
        </p>
      </div>
      <StageTrack stages={stages} />
      <p className="grow text-sm sm:text-right">
        <b className="text-base">{passed}</b> de {count}
        <br />
        <Latest pilot={pilot} />
      </p>
    </li>
  );
}

function Latest({ pilot: { state, completedAt, lastAt } }: { pilot: TourPilot }) {
  if (completedAt)
    return (
      <span className="inline-flex flex-wrap items-center gap-1">
        <Badge tone="gold">
          <Trophy aria-hidden className="size-3" /> Completado
        </Badge>
        <Instant at={completedAt} withTime={false} />
      </span>
    );
  return (
    <span className="text-ink-2">
      {state === 'open' ? (lastAt ? 'Última, ' : 'Sin etapas todavía') : ENROLMENT_STATES[state]}
      {state === 'open' && lastAt && <Instant at={lastAt} withTime={false} />}
    </span>
  );
}
