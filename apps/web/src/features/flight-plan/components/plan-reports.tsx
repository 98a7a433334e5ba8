import { Fragment, type ReactNode } from 'react';
import type { FlightPlan, PlanAirport } from '@va/domain/flight-plan/flight-plan.ts';
import { PlanSection } from './plan-section.tsx';

interface PlanReportsProps {
  plan: FlightPlan;
  decode: ((metar: string) => ReactNode) | undefined;
}

interface ReportProps {
  word: string;
  airport: PlanAirport;
  /** A METAR or a TAF in words; undefined where that view is switched off. */
  decode: ((report: string) => ReactNode) | undefined;
}

/** The weather that the plan was made with, at both ends. */
export function PlanReports({ plan: { origin, destination }, decode }: PlanReportsProps) {
  const ends = [
    { word: 'Salida', airport: origin },
    { word: 'Destino', airport: destination },
  ].filter(({ airport }) => airport.metar ?? airport.taf);
  if (ends.length === 0) return null;
  return (
    <PlanSection title="Meteorología del plan">
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">Es la que había al generarlo: antes de salir, mira la de ahora.</p>
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
            {ends.map(({ word, airport }) => (
              <PlanReport key={word} word={word} airport={airport} decode={decode} />
            ))}
          </div>
        </div>
      </div>
    </PlanSection>
  );
}

/** The reports of one end of the plan. */
function PlanReport({ word, airport: { icao, metar, taf }, decode }: ReportProps) {
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
