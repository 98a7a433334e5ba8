import { useQuery, useMutation } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Award } from 'lucide-react';
import { promotionsQuery, type Promotion, decidePromotion } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { DecidedPromotions } from './decided-promotions.tsx';
import { SheetForm } from './sheet-form.tsx';
import { SheetList } from './sheet-list.tsx';
import { useState } from 'react';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { RequirementLines } from '#app/components/requirements.tsx';

/** One promotion with its requirements, and the decision for staff who may grant it. */
function PromotionCard({ promotion }: { promotion: Promotion }) {
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
