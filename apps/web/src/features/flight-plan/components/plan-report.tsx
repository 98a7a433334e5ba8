import { Fragment, type ReactNode } from 'react';
import type { PlanAirport } from '@va/domain/flight-plan/flight-plan.ts';

interface ReportProps {
  word: string;
  airport: PlanAirport;
  /** A METAR or a TAF in words; undefined where that view is switched off. */
  decode: ((report: string) => ReactNode) | undefined;
}

/** The reports of one end of the plan. */
export function PlanReport({ word, airport: { icao, metar, taf }, decode }: ReportProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-bold">
        {word} · <span className="font-mono tracking-wider">{icao}</span>
      </h3>
      {[metar && { word: 'METAR', report: metar }, taf && { word: 'TAF', report: taf }].map(
        (part) =>
          part && (
            <Fragment key={part.word}>
              {decode?.(part.report)}
              <p translate="no" className="font-mono text-sm break-words whitespace-pre-line">
                {part.word} {part.report}
              </p>
            </Fragment>
          ),
      )}
    </div>
  );
}
