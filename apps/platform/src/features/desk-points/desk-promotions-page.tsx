import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Award } from 'lucide-react';
import { promotionsQuery } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { DecidedPromotions } from './decided-promotions.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { SheetForm } from './sheet-form.tsx';

/** Ranks at the desk: what is proposed, who asked for a verification, and the sheets that instructors sign. */
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
        <Promotions state="proposed" title="Propuestas por decidir" none="Ninguna propuesta" />
        <Promotions state="asked" title="Verificaciones pedidas y avisos" none="Nada pedido" />
        {can('training') && (
          <SectionCard title="Firmar una hoja">
            <SheetForm />
          </SectionCard>
        )}
      </div>
      <div className="mt-4">
        <DecidedPromotions />
      </div>
    </>
  );
}

function Promotions({ state, title, none }: { state: 'asked' | 'proposed'; title: string; none: string }) {
  const promotions = useQuery(promotionsQuery(state));
  return (
    <SectionCard title={title}>
      <Loaded query={promotions} what="las promociones">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={Award} title={none} compact />
          ) : (
            <ul className="grid gap-4 divide-y divide-line">
              {items.map((one) => (
                <PromotionCard key={one.id} promotion={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
