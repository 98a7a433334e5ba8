import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Award } from 'lucide-react';
import { promotionsQuery, type Promotion } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { DecidedPromotions } from './decided-promotions.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetList } from './sheet-list.tsx';

const COLUMNS: readonly ListColumn<Promotion>[] = [
  { id: 'indicativo', title: 'Piloto', text: ({ callsign }) => callsign ?? 'suprimido' },
  { id: 'de', title: 'Rango', text: ({ from }) => from },
  { id: 'a', title: 'Pasaría a', text: ({ to }) => to },
  { id: 'desde', title: 'Desde', text: ({ askedAt }) => askedAt },
  { id: 'plazo', title: 'Plazo', text: ({ dueAt }) => dueAt ?? '' },
];

/** Ranks at the desk: proposals, requests for verification, and the sheets that instructors sign. */
export function DeskPromotionsPage() {
  const { can } = useSession();
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Promociones"
        lead="Ningún rango cambia solo: la plataforma propone, y una persona decide y da el motivo."
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Promotions
          state="proposed"
          part="propuestas"
          title="Propuestas por decidir"
          none="Ninguna propuesta"
        />
        <Promotions
          state="asked"
          part="verificaciones"
          title="Verificaciones pedidas y avisos"
          none="Nada pedido"
        />
        {can('training') && (
          <>
            <SectionCard title="Firmar una hoja">
              <SheetForm />
            </SectionCard>
            <SheetList />
          </>
        )}
      </div>
      <div className="mt-4">
        <DecidedPromotions />
      </div>
    </>
  );
}

function Promotions({
  state,
  part,
  title,
  none,
}: {
  state: 'asked' | 'proposed';
  part: string;
  title: string;
  none: string;
}) {
  const promotions = useQuery(promotionsQuery(state));
  return (
    <SectionCard title={title}>
      <Loaded query={promotions} what="las promociones">
        {(items) => (
          <DeskCards
            part={part}
            what={`las ${part}`}
            rows={items}
            columns={COLUMNS}
            none={<EmptyState icon={Award} title={none} compact />}
          >
            {(shown) => (
              <ul className="grid gap-4 divide-y divide-line">
                {shown.map((one) => (
                  <PromotionCard key={one.id} promotion={one} />
                ))}
              </ul>
            )}
          </DeskCards>
        )}
      </Loaded>
    </SectionCard>
  );
}
