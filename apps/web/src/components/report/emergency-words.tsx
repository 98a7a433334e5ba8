import { Instant } from '#app/components/instant.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';

/** Who declared an emergency, when, with which words, and whether it stands: the same for the pilot and for who decides. */
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
