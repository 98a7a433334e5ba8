import { UtcTime } from '#app/components/clock-time.tsx';
import type { Forecast } from '@va/domain/taf/forecast.ts';
import { momentWords } from '@va/domain/taf/forecast-words.ts';
import { CategoryBadge } from './category-badge.tsx';
import { HazardList } from './hazard-list.tsx';

interface MomentForecastProps {
  forecast: Forecast;
  /** Name of the moment: `A tu llegada`. */
  label: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Forecast for one moment, in words: prevailing conditions, then changes and possible ones. */
export function MomentForecast({ forecast, label, at }: MomentForecastProps) {
  const words = momentWords(forecast, at);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">
          {label}, a las <UtcTime at={at} />:
        </span>
        {words && <CategoryBadge category={words.category} />}
        {words?.worst && (
          <span className="text-sm">
            y puede que <CategoryBadge category={words.worst} compact />
          </span>
        )}
      </p>
      {words === undefined && <p className="text-sm">La previsión no llega a esa hora.</p>}
      {words && (
        <>
          <HazardList hazards={words.hazards} />
          <ul className="grid gap-1 text-sm">
            {words.phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
