import { formatMonth } from '@va/domain/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { Card } from '@va/ui/controls/card.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import type { Leave } from '#app/api/me.ts';
import { decideLeave } from '#app/api/pilots.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { Instant } from '#app/components/instant.tsx';

/** A request for leave with its two answers; a refusal needs a reason. */
export function LeaveDecision({ leave }: { leave: Leave }) {
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (grant: boolean) =>
      decideLeave(leave.id, { grant, ...(reason.trim() && { reason: reason.trim() }) }),
    onSuccess: (_, grant) =>
      showToast({
        title: grant ? 'Excedencia concedida' : 'Excedencia denegada',
        description: `${leave.callsign} tiene un mensaje.`,
      }),
  });
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="font-bold">
        {leave.callsign}: {formatMonth(leave.firstMonth)},{' '}
        {leave.months === 1 ? '1 mes' : `${leave.months} meses`}
      </h2>
      <p className="text-sm text-ink-2">
        Pedida el <Instant at={leave.askedAt} />. Concedida, esos meses sin volar no restan puntos.
      </p>
      <FormProblem error={decide.error} />
      <ReasonField
        oneLine
        least={0}
        hint="Hace falta para denegarla. De 10 a 2000 caracteres."
        value={reason}
        error={decide.error}
        onChange={setReason}
      />
      <div className="flex flex-wrap gap-2">
        <ActButton act={decide} input={true} variant="primary">
          Conceder
        </ActButton>
        <ActButton act={decide} input={false}>
          Denegar
        </ActButton>
      </div>
    </Card>
  );
}
