import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Scale } from 'lucide-react';
import { sanctionAppealsQuery, type SanctionAppeal } from '#app/api/sanctions.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { APPEAL_STATES, SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { saveFile } from '#app/services/save-file.ts';
import { AppealDecision } from './appeal-decision.tsx';
import { PILOT_COLUMN } from './pilot-column.tsx';

const COLUMNS: readonly DeskColumn<SanctionAppeal>[] = [
  PILOT_COLUMN,
  { id: 'sancion', title: 'Sanción', text: ({ kind }) => SANCTION_KINDS[kind] },
  {
    id: 'recurrida',
    title: 'Recurrida',
    text: ({ raisedAt }) => raisedAt,
    cell: ({ raisedAt }) => <Instant at={raisedAt} withTime={false} />,
  },
  { id: 'estado', title: 'Recurso', text: ({ state }) => APPEAL_STATES[state] },
  { id: 'por', title: 'Lo resolvió', text: ({ decidedBy }) => decidedBy ?? '' },
  { id: 'respuesta', title: 'Respuesta', text: ({ answer }) => answer ?? '' },
];

/** Appeals against sanctions: those to decide, and all others with their answers. */
export function DeskAppealsPage() {
  const appeals = useQuery(sanctionAppealsQuery);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Recursos contra sanciones"
        lead="Los decide una persona distinta de quien puso la sanción."
      />
      <Loaded query={appeals} what="los recursos">
        {(items) => {
          const open = items.filter(({ state }) => state === 'open').toReversed();
          return (
            <div className="grid grid-cols-1 gap-4">
              {open.length === 0 && <EmptyState icon={Scale} title="Nada por decidir" compact />}
              {open.map((appeal) => (
                <AppealDecision key={appeal.id} appeal={appeal} />
              ))}
              <SectionCard title="Decididos">
                <DeskList
                  label="Recursos contra sanciones"
                  file="recursos"
                  save={saveFile}
                  rows={items.filter(({ state }) => state !== 'open')}
                  columns={COLUMNS}
                  keyOf={({ id }) => id}
                />
              </SectionCard>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
