import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { decidedPromotionsQuery, takeBackPromotion, type Promotion } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Words for each decision. A promotion that was withdrawn by a merge or an erasure has no decider. */
const DECISIONS: Partial<Record<Promotion['state'], string>> = {
  granted: 'concedida',
  declined: 'denegada',
  withdrawn: 'retirada',
};

const COLUMNS: readonly DeskColumn<Promotion>[] = [
  { id: 'indicativo', title: 'Piloto', text: ({ callsign }) => callsign ?? 'suprimido' },
  { id: 'rango', title: 'Rango', text: ({ to }) => to },
  {
    id: 'decision',
    title: 'Decisión',
    text: ({ state }) => DECISIONS[state] ?? '',
  },
  {
    id: 'motivo',
    title: 'Motivo',
    text: ({ reason }) => reason ?? '',
    cell: ({ reason }) => <span className="block min-w-48 wrap-anywhere">{reason ?? '—'}</span>,
  },
  instantColumn('decidida', 'Decidida', ({ decidedAt }) => decidedAt),
];

/** Promotions that were decided, and the way to take a decision back. */
export function DecidedPromotions() {
  const { can, pilot } = useSession();
  const decided = useQuery(decidedPromotionsQuery);
  const [undoing, setUndoing] = useState<Promotion>();
  const granted = undoing?.state === 'granted';
  return (
    <SectionCard title="Decididas">
      <Loaded query={decided} what="las promociones decididas">
        {(rows) => (
          <DeskList
            label="Promociones decididas"
            file="promociones"
            none="Aquí quedará cada promoción concedida o denegada, con su motivo, cuando decidas la primera."
            rows={rows}
            columns={COLUMNS}
            keyOf={({ id }) => id}
            action={(row) =>
              row.state !== 'withdrawn' &&
              row.callsign !== null &&
              row.callsign !== pilot?.callsign &&
              can('promotions.grant') && (
                <Button
                  size="sm"
                  aria-label={`Deshacer la decisión sobre ${row.callsign}`}
                  onClick={() => setUndoing(row)}
                >
                  Deshacer
                </Button>
              )
            }
          />
        )}
      </Loaded>
      {undoing && (
        <ReasonDialog
          title={`Deshacer la decisión sobre ${undoing.callsign}`}
          note={
            granted
              ? `Deja de ser ${undoing.to} y vuelve al rango que tenía antes. Lo lee con el motivo.`
              : 'La promoción vuelve a estar por decidir, con su plazo entero.'
          }
          button={granted ? 'Volver al rango de antes' : 'Volver a mirarla'}
          act={(reason) => takeBackPromotion(undoing.id, reason)}
          draft={`${granted ? 'retirar' : 'reabrir'}-rango-${undoing.id}`}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </SectionCard>
  );
}
