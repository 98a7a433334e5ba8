import { tryRules } from '#app/api/rules.ts';
import { FlightTrial } from './flight-trial.tsx';

/** Dry run of the candidate rules with past flights: whose score would change, and by which rules. */
export function DryRun() {
  return (
    <FlightTrial
      title="Prueba con vuelos pasados"
      tryOn={tryRules}
      why={({ rules }) => `por ${rules.join(', ')}`}
    />
  );
}
