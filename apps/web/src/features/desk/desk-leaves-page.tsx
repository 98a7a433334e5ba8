import { formatMonth } from '@va/domain/dates.ts';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { Leave } from '#app/api/me.ts';
import { askedLeavesQuery, decidedLeavesQuery, endLeave, reopenLeave, decideLeave } from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { leaveState } from '#app/lib/leave-words.ts';
import { PILOT_COLUMN } from './pilot-column.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { Instant } from '#app/components/instant.tsx';

/** A request for leave with its two answers; a refusal needs a reason. */
function LeaveDecision({ leave }: { leave: Leave }) {
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

const COLUMNS: readonly DeskColumn<Leave>[] = [
  PILOT_COLUMN,
  {
    id: 'mes',
    title: 'Primer mes',
    text: ({ firstMonth }) => firstMonth,
    cell: ({ firstMonth }) => formatMonth(firstMonth),
  },
  { id: 'meses', title: 'Meses', text: ({ months }) => String(months) },
  { id: 'estado', title: 'Estado', text: ({ state }) => leaveState(state) },
  { id: 'motivo', title: 'Motivo', text: ({ reason }) => reason ?? '' },
  instantColumn('pedida', 'Pedida', ({ askedAt }) => askedAt),
];

/** Leaves: those to decide, oldest first, and all others with a way to take one back that was granted. */
export function DeskLeavesPage() {
  const { pilot } = useSession();
  const toDecide = useQuery(askedLeavesQuery);
  const leaves = useQuery(decidedLeavesQuery);
  const [undoing, setUndoing] = useState<Leave>();
  const refused = undoing?.state === 'refused';
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Excedencias"
        lead="Las pedidas, de la más antigua a la más reciente, y las ya decididas."
      />
      <div className="grid grid-cols-1 gap-4">
        <Loaded query={toDecide} what="las excedencias por decidir">
          {(asked) =>
            asked.length === 0 ? (
              <EmptyState icon={CalendarCheck} title="Nada por decidir" compact />
            ) : (
              asked.map((leave) => <LeaveDecision key={leave.id} leave={leave} />)
            )
          }
        </Loaded>
        <Loaded query={leaves} what="las excedencias decididas" inside>
          {(items) => (
            <SectionCard title="Decididas">
              <DeskList
                label="Excedencias"
                file="excedencias"
                none="Aquí quedará cada excedencia decidida, con su motivo. Los pilotos las piden en «Tu cuenta»."
                rows={items}
                columns={COLUMNS}
                keyOf={({ id }) => id}
                action={(leave) =>
                  (leave.state === 'granted' || leave.state === 'refused') &&
                  leave.callsign !== pilot?.callsign && (
                    <Button
                      size="sm"
                      aria-label={`Deshacer la excedencia de ${leave.callsign}`}
                      onClick={() => setUndoing(leave)}
                    >
                      Deshacer
                    </Button>
                  )
                }
              />
            </SectionCard>
          )}
        </Loaded>
      </div>
      {undoing && (
        <ReasonDialog
          title={`${refused ? 'Volver a mirar' : 'Terminar'} la excedencia de ${undoing.callsign}`}
          note={
            refused
              ? 'Vuelve a estar por decidir. Se le avisa.'
              : 'Si ha empezado, su cuenta vuelve a estar activa; si no, ya no empieza. Se le avisa.'
          }
          button={refused ? 'Volver a mirarla' : 'Terminar la excedencia'}
          act={(reason) => (refused ? reopenLeave : endLeave)(undoing.id, reason)}
          draft={`${refused ? 'reabrir' : 'terminar'}-excedencia-${undoing.id}`}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  );
}
