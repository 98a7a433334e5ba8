import { useQuery } from '@tanstack/react-query';
import { promotionAppealsQuery, type PromotionAppeal } from '#app/api/promotion-appeals.ts';
import { decideAppeal } from '#app/api/sanctions.ts';
import type { DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { RequirementLines } from '#app/components/requirement-lines.tsx';
import { AppealDecision } from './appeal-decision.tsx';
import { AppealList } from './appeal-list.tsx';

/** The decision in words: «no se le concede Comandante». */
const decided = ({ promotion: { kind, to } }: PromotionAppeal) =>
  kind === 'promotion' ? `no se le concede ${to}` : `pasa a ${to} por no instruir`;

/** Effect of upholding the appeal: «conceder Comandante». */
const upheld = ({ promotion: { ifUpheld, to } }: PromotionAppeal) =>
  ({
    granted: `conceder ${to}`,
    asked: 'volver a pedir la verificación',
    declined: 'devolver el rango',
  })[ifUpheld];

const DECISION: DeskColumn<PromotionAppeal> = { id: 'decision', title: 'Decisión', text: decided };

/** Appeals against decisions on ranks: open ones to decide, and all others with their answers. */
export function PromotionAppeals() {
  return (
    <AppealList
      appeals={useQuery(promotionAppealsQuery)}
      title="Sobre rangos"
      file="recursos-de-rangos"
      subject={DECISION}
    >
      {(appeal) => (
        <AppealDecision
          key={appeal.id}
          appeal={appeal}
          title={`${appeal.callsign}: ${decided(appeal)}`}
          facts={[
            ['Rango de ahora', appeal.promotion.from],
            ['Motivo que se le dio', appeal.decision?.reason ?? '—'],
            ['Lo decidió', appeal.decision?.by ?? '—'],
          ]}
          uphold={`Estimar y ${upheld(appeal)}`}
          others="ni el piloto ni quien decidió primero"
          onDecide={decideAppeal}
        >
          <RequirementLines requirements={appeal.promotion.requirements} />
        </AppealDecision>
      )}
    </AppealList>
  );
}
