import { formatMiles } from '@va/domain/quantities.ts';
import { BookOpenText } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Departure } from '#app/components/flights/departure-list.tsx';
import { DispatchButton } from '#app/components/flights/dispatch-button.tsx';
import { FlightFacts } from '#app/components/flights/flight-facts.tsx';
import { WhenSeen } from '#app/components/blocks/when-seen.tsx';
import { Badge } from '@va/ui/controls/badge.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { hoursAndMinutes, isoDuration } from '@va/domain/durations.ts';
import type { Idea } from '@va/domain/flight-ideas.ts';
import { bookingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { kindWords, stopWords } from './idea-words.ts';

/** Data of the network about a leg between two ICAO codes. */
export type DescribeLeg = (from: string, to: string) => Departure | undefined;

interface IdeaCardProps {
  idea: Idea;
  describe: DescribeLeg;
  /** Weather at an airport in a word, requested when it comes into view. Undefined if the airline shows none. */
  weather: ((icao: string) => ReactNode) | undefined;
  /** The one that the page puts forward. */
  featured?: boolean;
}

/** An idea: airports in order, times, weather, and links to book, plan and brief. */
export function IdeaCard({ idea, describe, weather, featured = false }: IdeaCardProps) {
  const titleId = useId();
  const legs = idea.legs.flatMap(({ from, to }) => describe(from, to) ?? []);
  const [first] = legs;
  const stops = [idea.legs[0]?.from ?? '', ...idea.legs.map(({ to }) => to)];
  const ground = stopWords(idea);
  return (
    <Card className={featured ? 'overflow-clip outline-2 outline-amber' : 'h-full overflow-clip'}>
      <article aria-labelledby={titleId} className="flex h-full flex-col">
        <header className="grid gap-2 border-b-2 border-dashed border-line bg-surface-2 px-5 py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
            <h3 id={titleId} className="font-mono text-lg font-bold tracking-wider">
              {stops.join('–')}
            </h3>
            <Duration minutes={idea.totalMinutes} className="text-2xl font-bold whitespace-nowrap" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
            <p className="flex flex-wrap gap-2 whitespace-nowrap">
              <Badge tone="sky">{idea.legs[0]?.type}</Badge>
              <Badge>{kindWords[idea.kind]}</Badge>
            </p>
            {ground && (
              <p className="text-xs text-ink-2">
                {ground} · {formatMiles(idea.nm)}
              </p>
            )}
          </div>
        </header>
        <ol className="grid grow content-start divide-y divide-line px-5">
          {legs.map((leg, i) => (
            <LegRow
              key={`${leg.from.icao}-${leg.to.icao}`}
              leg={leg}
              alone={legs.length === 1}
              later={i > 0}
            />
          ))}
        </ol>
        {weather && (
          <ul aria-label="Tiempo en los aeropuertos" className="flex flex-wrap gap-x-5 gap-y-1 px-5 pb-3">
            {[...new Set(stops)].map((icao) => (
              <li key={icao} className="flex min-h-7 items-center gap-2 text-sm">
                <span className="font-mono text-ink-2">{icao}</span>
                <WhenSeen className="min-w-16">{weather(icao)}</WhenSeen>
              </li>
            ))}
          </ul>
        )}
        <footer className="flex justify-end border-t border-line px-5 py-3">
          {first && (
            <ButtonLink to={bookingOf(first.inHand)} variant="primary">
              Reservar{' '}
              <span className={legs.length === 1 ? 'sr-only' : undefined}>
                {first.from.icao}–{first.to.icao}
              </span>
            </ButtonLink>
          )}
        </footer>
      </article>
    </Card>
  );
}

interface LegRowProps {
  leg: Departure;
  /** Whether the idea has only this leg, whose time the heading gives already. */
  alone: boolean;
  /** Flown after another one, so that the card's own button does not book it. */
  later: boolean;
}

function LegRow({ leg, alone, later }: LegRowProps) {
  const { from, to, callsign, inHand, nm, blockTime, estimated, note, dispatch } = leg;
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">
          {from.name} – {to.name}
        </span>
        <span className="text-sm text-ink-2">
          <FlightFacts
            flight={{
              callsign,
              nm,
              blockTime: alone && !estimated ? undefined : blockTime,
              estimated,
            }}
          />
        </span>
      </p>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <p className="flex flex-wrap gap-2">
        {later && (
          <ButtonLink to={bookingOf(inHand)} size="sm">
            Reservar
            <VisuallyHidden>
              {from.icao}–{to.icao}
            </VisuallyHidden>
          </ButtonLink>
        )}
        {dispatch && <DispatchButton dispatch={dispatch} from={from.icao} to={to.icao} label="Preparar en" />}
        <ButtonLink to={paths.airport(to.icao)} size="sm">
          <BookOpenText aria-hidden className="size-4" />
          Briefing de {to.icao}
        </ButtonLink>
      </p>
    </li>
  );
}

function Duration({ minutes, className }: { minutes: number; className?: string }) {
  const text = hoursAndMinutes(minutes);
  return (
    <time dateTime={isoDuration(text)} className={className}>
      {text}&nbsp;h
    </time>
  );
}
