import { useQuery } from '@tanstack/react-query';
import { decideAppeal, sanctionAppealsQuery, type SanctionAppeal } from '#app/api/sanctions.ts';
import type { DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { AppealDecision } from './appeal-decision.tsx';
import { AppealList } from './appeal-list.tsx';
import { PromotionAppeals } from './promotion-appeals.tsx';

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
