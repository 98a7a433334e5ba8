import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '@va/ui/controls/card.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';

interface BaseBannerProps {
  base: Airport;
  /** The base's runways, drawn. */
  runways: ReactNode;
  /** Its local time. */
  clock: ReactNode;
  /** Its present weather in a line; undefined if the airline has switched that view off. */
  weather: ReactNode;
}

/** The current base as code - name (docs/spec.md §2). */
export function BaseBanner({ base, runways, clock, weather }: BaseBannerProps) {
  const longest = Math.max(...base.runways.map((runway) => runway.lengthM));
  return (
    <Card className="@container grid grid-rows-[1fr_auto]">
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 p-5 @xl:grid-cols-[11rem_minmax(0,1fr)] @xl:p-6 @4xl:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <div className="mx-auto w-44 max-w-full min-[100rem]:w-64">{runways}</div>
        <div className="grid gap-1.5">
          <p className="text-xs font-bold tracking-[0.14em] text-link uppercase">Base actual</p>
          <h2 className="text-2xl font-bold">
            {base.icao} - {base.name}
          </h2>
          <p className="text-ink-2">
            {base.officialName} · {formatNumber(base.elevationFt)}&nbsp;ft ·{' '}
            {countOf(base.runways.length, 'pista', 'pistas')}, la mayor de {formatNumber(longest)}&nbsp;m
          </p>
          <p>
            <Link
              to={paths.airport(base.icao)}
              className="inline-flex items-center gap-1 py-1 font-bold text-link hover:underline"
            >
              Ver el aeropuerto y su briefing
              <ChevronRight aria-hidden className="size-4" />
            </Link>
          </p>
        </div>
        <div className="@xl:col-start-2 @4xl:col-start-auto">{clock}</div>
      </div>
      {weather}
    </Card>
  );
}
