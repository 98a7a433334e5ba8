import { forecastLines, momentWords } from '@va/domain/taf/forecast-words.ts';
import type { Forecast } from '@va/domain/taf/forecast.ts';
import { readForecast } from '@va/domain/taf/read-forecast.ts';
import { UtcTime } from '#app/components/clock-time.tsx';
import { CategoryBadge } from './category-badge.tsx';
import { HazardList } from './hazard-list.tsx';
import { RawReport } from './raw-report.tsx';
import { ReportTable } from './report-details.tsx';

interface ForecastReportProps {
  /** The TAF as it came. */
  raw: string;
  /** A moment to highlight, epoch milliseconds, and its name. */
  moment?: { label: string; at: number } | undefined;
}

interface MomentForecastProps {
  forecast: Forecast;
  /** Name of the moment: `A tu llegada`. */
  label: string;
  /** Epoch milliseconds. */
  at: number;
}

/** A TAF in Spanish: the highlighted moment, then period by period; the raw text if it can't be read. */
export function ForecastReport({ raw, moment }: ForecastReportProps) {
  const forecast = readForecast(raw);
  if (forecast === undefined) {
    return (
      <div className="grid gap-2">
        <p>Esta previsión no se puede descifrar. Aquí está como ha llegado.</p>
        <RawReport raw={raw} title="Previsión original" />
      </div>
    );
  }
  const isEmpty = forecast.nil || forecast.cancelled;
  return (
    <div className="@container grid gap-4">
      {isEmpty && (
        <p>
          {forecast.nil ? 'La estación no ha enviado previsión esta vez.' : 'Esta previsión está anulada.'}
        </p>
      )}
      {!isEmpty && moment && <MomentForecast forecast={forecast} {...moment} />}
      {!isEmpty && <ReportTable lines={forecastLines(forecast)} />}
      <RawReport
        raw={forecast.raw}
        unknown={forecast.unknown}
        remarks={forecast.remarks}
        title="Previsión original"
      />
    </div>
  );
}

/** Forecast for one moment, in words: prevailing conditions, then changes and possible ones. */
function MomentForecast({ forecast, label, at }: MomentForecastProps) {
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
