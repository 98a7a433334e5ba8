import { forecastLines } from '@va/domain/taf/forecast-words.ts';
import { readForecast } from '@va/domain/taf/read-forecast.ts';
import { MomentForecast } from './moment-forecast.tsx';
import { RawReport } from './raw-report.tsx';
import { ReportTable } from './report-details.tsx';

interface ForecastReportProps {
  /** The TAF as it came. */
  raw: string;
  /** A moment to highlight, epoch milliseconds, and its name. */
  moment?: { label: string; at: number } | undefined;
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
