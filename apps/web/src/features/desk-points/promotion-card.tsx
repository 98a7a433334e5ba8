import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { decidePromotion, type Promotion } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { RequirementLines } from '#app/components/requirement-lines.tsx';

/** One promotion with its requirements, and the decision for staff who may grant it. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { can } = useSession();
  const { callsign, from, to, askedAt, dueAt, kind, requirements } = promotion;
  return (
    <li className="grid gap-3 pt-2">
      <p className="flex flex-wrap items-center gap-2">
        <RankStripes rank={to} />
        <b>{callsign}</b> {from} → {to}
      </p>
      <p className="text-sm text-ink-2">
        {kind === 'instruction' && 'Lleva tiempo sin instruir. '}
        {dueAt ? (
          <>
            Se decide antes del <Instant at={dueAt} />
          </>
        ) : (
          <>
            Desde el <Instant at={askedAt} />
          </>
        )}
      </p>
      <RequirementLines requirements={requirements} />
      {can('promotions.grant') && <Decision promotion={promotion} />}
    </li>
  );
}

function Decision({ promotion: { id, kind, state } }: { promotion: Promotion }) {
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (grant: boolean) => decidePromotion(id, { grant, reason: reason.trim() }),
  });
  const words =
    kind === 'promotion' ? (['Conceder', 'Denegar'] as const) : (['Cambiar de rango', 'Conservar'] as const);
  return (
    <>
      <ReasonField
        hint="El piloto lo lee. De 10 a 2000 caracteres."
        value={reason}
        error={decide.error}
        onChange={setReason}
      />
      <FormProblem error={decide.error} />
      <div className="flex flex-wrap gap-2">
        {(kind === 'instruction' || state === 'proposed') && (
          <ActButton act={decide} input={true} variant="primary">
            {words[0]}
          </ActButton>
        )}
        <ActButton act={decide} input={false}>
          {words[1]}
        </ActButton>
      </div>
    </>
  );
}
