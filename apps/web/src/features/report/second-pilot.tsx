import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { nameSecondPilot } from '#app/api/reports.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

const STATES = {
  named: 'Le llegará un mensaje para confirmarlo cuando el informe esté aceptado.',
  asked: 'Tiene 7\u00A0días para confirmarlo; mientras, no suma nada.',
  confirmed: 'Lo ha confirmado: suma las horas y los puntos base.',
  declined: 'No lo ha confirmado. Puedes nombrarlo otra vez, o a otra persona.',
} as const;

/** The second pilot: named by the holder, confirmed by the other. */
export function SecondPilot({ report: { code, secondPilot } }: { report: ReportDetail }) {
  const [callsign, setCallsign] = useState(secondPilot?.callsign ?? '');
  const name = useMutation({ mutationFn: (who: string | null) => nameSecondPilot(code, who) });
  const fixed = secondPilot?.state === 'confirmed';
  return (
    <SectionCard title="Segundo piloto" inside>
      <p className="text-sm text-ink-2">
        {secondPilot ? (
          <>
            <b className="font-mono">{secondPilot.callsign ?? 'Piloto retirado'}</b>:{' '}
            {STATES[secondPilot.state]}
          </>
        ) : (
          'Si alguien voló contigo, nómbralo: las horas y los puntos base serán también suyos.'
        )}
      </p>
      {!fixed && (
        <>
          <TextField
            label="Su indicativo"
            maxLength={12}
            autoCapitalize="characters"
            {...fieldOf(
              callsign,
              (text) => setCallsign(text.toUpperCase()),
              errorAt(name.error, '/secondPilot'),
            )}
          />
          <FormProblem error={name.error} />
          <div className="flex flex-wrap gap-3">
            <ActButton act={name} input={callsign} disabled={callsign.trim() === ''}>
              Nombrar
            </ActButton>
            {secondPilot && secondPilot.state !== 'declined' && (
              <ActButton act={name} input={null}>
                Quitar
              </ActButton>
            )}
          </div>
        </>
      )}
    </SectionCard>
  );
}
