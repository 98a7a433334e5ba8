import { useMutation } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { decideLapse, type LapseProposal } from '#app/api/points.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';

/** An account that the closing proposes for inactive. */
export function LapseDecision({ lapse }: { lapse: LapseProposal }) {
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (confirm: boolean) => decideLapse(lapse.id, { confirm, reason }),
  });
  return (
    <li className="grid gap-3 pt-2">
      <p>
        <b>{lapse.callsign}</b>, {countOf(lapse.idleMonths, 'mes', 'meses')} sin volar.{' '}
        {lapse.lastFlightAt === null ? (
          'Ningún vuelo aceptado.'
        ) : (
          <>
            Último vuelo aceptado: <Instant at={lapse.lastFlightAt} withTime={false} />
          </>
        )}
      </p>
      <ReasonField
        oneLine
        hint="De 10 a 2000 caracteres. El piloto lo lee si su cuenta sigue activa."
        value={reason}
        error={decide.error}
        onChange={setReason}
      />
      <FormProblem error={decide.error} />
      <div className="flex flex-wrap gap-2">
        <ActButton act={decide} input={true} variant="primary">
          Pasar a inactiva
        </ActButton>
        <ActButton act={decide} input={false}>
          Dejar activa
        </ActButton>
      </div>
    </li>
  );
}
