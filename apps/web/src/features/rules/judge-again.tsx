import { tenths } from '@va/domain/tenths.ts';
import { judgeAgain, type JudgedAgain } from '#app/api/rules.ts';
import { FlightTrial } from './flight-trial.tsx';

type Change = JudgedAgain['differences'][number]['changes'][number];

/** Past flights judged by today's engine and by the rules of their own day: for staff, when the engine has changed. */
export function JudgeAgain() {
  return (
    <FlightTrial
      title="Juzgar de nuevo, en seco"
      lead="Los vuelos pasados, con el motor de hoy y las reglas con las que se juzgó cada uno: quién tendría otra nota y por qué. Ninguna cambia sola; si una es injusta, se reabre su informe."
      tryOn={judgeAgain}
      why={({ callsign, engine, changes }) => (
        <>
          {callsign ?? 'sin indicativo'}, juzgado con el motor {engine ?? 'anterior'}
          <ul className="mt-1 grid gap-1">
            {changes.map((change) => (
              <li key={change.rule}>
                <b>{change.rule}</b> {change.title}: {said(change.from)} → {said(change.to)}.{' '}
                {change.observed}
              </li>
            ))}
          </ul>
        </>
      )}
    />
  );
}

const SAID: Readonly<Record<Change['to']['status'], string>> = {
  ok: 'cumplida',
  hit: 'sin cumplir',
  justified: 'justificada',
  no_data: 'sin datos',
  not_applicable: 'no se aplica',
  waived: 'perdonada',
};

/** `−0,3`, or what the rule said without taking anything. */
function said(item: Change['from']): string {
  if (item === null) return 'no estaba';
  return item.deduction > 0 ? `−${tenths(item.deduction)}` : SAID[item.status];
}
