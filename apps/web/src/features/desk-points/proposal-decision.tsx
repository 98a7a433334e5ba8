import { decideProposal, type PointsProposal } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { signed } from '#app/lib/signed.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';

interface ConfirmOrNotProps {
  /** Words of the button that confirms; nothing where this person may not. */
  confirm: string | null;
  /** Words of the button that does not. */
  decline: string;
  /** Readers of the reason, if it is not only for the audit. */
  hint?: string;
  onDecide: (body: { confirm: boolean; reason: string }) => Promise<unknown>;
}

/** Decides on what the closing or a colleague proposes, with a reason either way. */
export function ConfirmOrNot({ confirm, decline, hint, onDecide }: ConfirmOrNotProps) {
  const [reason, setReason] = useState('');
  const decide = useMutation({ mutationFn: (yes: boolean) => onDecide({ confirm: yes, reason }) });
  return (
    <>
      <ReasonField oneLine hint={hint} value={reason} error={decide.error} onChange={setReason} />
      <FormProblem error={decide.error} />
      <div className="flex flex-wrap gap-2">
        {confirm !== null && (
          <ActButton act={decide} input={true} variant="primary">
            {confirm}
          </ActButton>
        )}
        <ActButton act={decide} input={false}>
          {decline}
        </ActButton>
      </div>
    </>
  );
}

/** An adjustment that needs a second person. */
export function ProposalDecision({ proposal }: { proposal: PointsProposal }) {
  const { id, callsign, points, text, by, at, ofYours } = proposal;
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
      <ConfirmOrNot
        confirm={ofYours ? null : 'Confirmar'}
        decline="Descartar"
        onDecide={(body) => decideProposal(id, body)}
      />
    </li>
  );
}
