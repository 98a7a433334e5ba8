import { Instant } from '#app/components/instant.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';

/**
 * A declared emergency: by whom, when, with which words, and whether it was confirmed; the same for the pilot and for
 * the decider.
 */
export function EmergencyWords({ emergency }: { emergency: NonNullable<ReportDetail['emergency']> }) {
  const { by, at, text, dismissed } = emergency;
  return (
    <div className="grid gap-1 text-sm">
      <p>
        {by === 'recorder' ? 'Declarada en vuelo' : 'La declara el piloto en el informe'} el{' '}
        <Instant at={at} />.{dismissed && ' El equipo decidió que no la hubo.'}
      </p>
      {text !== null && <p className="wrap-anywhere whitespace-pre-line">«{text}»</p>}
    </div>
  );
}
