import type { FlightCategory } from '@va/domain/metar/flight-category.ts';
import { momentWords } from '@va/domain/taf/forecast-words.ts';
import { readForecast } from '@va/domain/taf/read-forecast.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { TriangleAlert } from 'lucide-react';
import { utcTime } from '#app/lib/times.ts';

export const TONES = {
  VFR: 'ok',
  MVFR: 'media',
  IFR: 'alta',
  LIFR: 'alta',
} as const satisfies Record<FlightCategory, BadgeTone>;

/** A moment of a flight at an airport. */
export interface FlightMoment {
  /** Name of the moment: `A la llegada`. */
  label: string;
  /** ISO instant. */
  at: string;
}

/** Forecast of an airport for a moment of a flight, in words; nothing if it can't be read. */
export function FlightMomentForecast({ taf, moment }: { taf: string; moment: FlightMoment }) {
  const forecast = readForecast(taf);
  if (!forecast || forecast.nil || forecast.cancelled) return null;
  const words = momentWords(forecast, Date.parse(moment.at));
  const head = `${moment.label}, a las ${utcTime(moment.at)}:`;
  if (!words) return <p className="text-xs text-ink-2">{head} la previsión todavía no llega a esa hora.</p>;
  return (
    <div className="grid gap-1 text-xs">
      <p className="flex flex-wrap items-center gap-2">
        <b>{head}</b>
        {words.category && <StateBadge tone={TONES[words.category]}>{words.category}</StateBadge>}
        {words.worst && <span>y puede que {words.worst}</span>}
      </p>
      {words.hazards.length > 0 && (
        <p className="flex items-start gap-1 font-bold text-alta">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {words.hazards.map((hazard) => hazard.words).join(' · ')}
        </p>
      )}
      {words.phrases.map((phrase) => (
        <p key={phrase} className="text-ink-2">
          {phrase}
        </p>
      ))}
      {forecast.unknown.length > 0 && (
        <p className="text-ink-2">
          No entendido:{' '}
          <span translate="no" className="font-mono wrap-anywhere">
            {forecast.unknown.join(' ')}
          </span>
        </p>
      )}
    </div>
  );
}
