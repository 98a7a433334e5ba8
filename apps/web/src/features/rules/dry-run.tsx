import { tryRules } from '#app/api/rules.ts';
import { FlightTrial } from './flight-trial.tsx';

/** Past flights judged by the candidate: who would have another score, and which rules say so. */
export function DryRun() {
  return (
    <FlightTrial
      title="Prueba con vuelos pasados"
      tryOn={tryRules}
      why={({ rules }) => `por ${rules.join(', ')}`}
    />
  );
}
