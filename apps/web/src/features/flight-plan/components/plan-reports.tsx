import type { ReactNode } from 'react';
import type { FlightPlan } from '@va/domain/flight-plan/flight-plan.ts';
import { PlanSection } from './plan-section.tsx';
import { PlanReport } from './plan-report.tsx';

interface PlanReportsProps {
  plan: FlightPlan;
  decode: ((metar: string) => ReactNode) | undefined;
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
