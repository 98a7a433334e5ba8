import type { ReactNode } from 'react';
import type { PlanAirport } from '#app/services/feeds/flight-plan-model.ts';

interface ReportProps {
  word: string;
  airport: PlanAirport;
  /** The METAR in words; undefined where that view is switched off. */
  decode: ((metar: string) => ReactNode) | undefined;
}

/** The reports of one end of the plan. */
export function PlanReport({ word, airport: { icao, metar, taf }, decode }: ReportProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-bold">
        {word} · <span className="font-mono tracking-wider">{icao}</span>
      </h3>
      {metar && decode?.(metar)}
      {[metar && `METAR ${metar}`, taf && `TAF ${taf}`].map(
        (report) =>
          report && (
            <p key={report} translate="no" className="font-mono text-sm break-words whitespace-pre-line">
              {report}
            </p>
          ),
      )}
    </div>
  );
}
