import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { decideProposal, type PointsProposal } from '#app/api/points.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { signed } from '#app/lib/signed.ts';

/** An adjustment that needs a second person. */
export function ProposalDecision({ proposal }: { proposal: PointsProposal }) {
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (confirm: boolean) => decideProposal(proposal.id, { confirm, reason }),
  });
  const { callsign, points, text, by, at, ofYours } = proposal;
  return (
    <li className="grid gap-2 pt-2">
      <p>
        <b>
          {callsign}: {signed(points)}
        </b>{' '}
        · propuesto por {by} el <Instant at={at} />
      </p>
      <p className="wrap-anywhere">{text}</p>
      {ofYours && <p className="text-sm text-ink-2">Lo propusiste tú: lo confirma otra persona.</p>}
      <ReasonField oneLine value={reason} error={decide.error} onChange={setReason} />
      <FormProblem error={decide.error} />
      <div className="flex flex-wrap gap-2">
        {!ofYours && (
          <ActButton act={decide} input={true} variant="primary">
            Confirmar
          </ActButton>
        )}
        <ActButton act={decide} input={false}>
          Descartar
        </ActButton>
      </div>
    </li>
  );
}
