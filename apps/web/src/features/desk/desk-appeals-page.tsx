import { useQuery } from '@tanstack/react-query';
import { decideAppeal, sanctionAppealsQuery, type SanctionAppeal } from '#app/api/sanctions.ts';
import type { DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { AppealDecision } from './appeal-decision.tsx';
import { AppealList } from './appeal-list.tsx';
import { promotionAppealsQuery, type PromotionAppeal } from '#app/api/promotion-appeals.ts';
import { RequirementLines } from '#app/components/requirements.tsx';

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
function PromotionAppeals() {
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

const KIND: DeskColumn<SanctionAppeal> = {
  id: 'sancion',
  title: 'Sanción',
  text: ({ kind }) => SANCTION_KINDS[kind],
};

/** Appeals against sanctions and against decisions on ranks; appeals against reports are with their reports. */
export function DeskAppealsPage() {
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Recursos"
        lead="Los decide una persona distinta de quien decidió primero. Los de un informe están en el informe."
      />
      <div className="grid grid-cols-1 gap-4">
        <SanctionAppeals />
        <PromotionAppeals />
      </div>
    </>
  );
}

/** Appeals against sanctions: those to decide, and all others with their answers. */
function SanctionAppeals() {
  return (
    <AppealList
      appeals={useQuery(sanctionAppealsQuery)}
      title="Contra sanciones"
      file="recursos"
      subject={KIND}
    >
      {(appeal) => (
        <AppealDecision
          key={appeal.id}
          appeal={appeal}
          title={`${appeal.callsign}: ${SANCTION_KINDS[appeal.kind]}`}
          facts={[
            ['Hechos', appeal.facts],
            ['Lo que dijo', appeal.heard],
            ['La puso', appeal.sanctionedBy ?? '—'],
          ]}
          uphold="Estimar y levantar la sanción"
          others="ni el piloto ni quien puso la sanción"
          onDecide={decideAppeal}
        />
      )}
    </AppealList>
  );
}
