import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { APPEAL_STATES } from '#app/lib/sanction-words.ts';
import { PILOT_COLUMN } from './pilot-column.tsx';

/** Fields of an appeal of any kind. */
interface Appeal {
  id: string;
  callsign: string | null;
  raisedAt: string;
  state: keyof typeof APPEAL_STATES;
  decidedBy: string | null;
  answer: string | null;
}

interface AppealListProps<Row extends Appeal> {
  /** The most recent first. */
  appeals: UseQueryResult<Row[]>;
  title: string;
  /** Name of the file for saving the decided appeals. */
  file: string;
  /** Column with the subject of the appeals. */
  subject: DeskColumn<Row>;
  /** Renders an open appeal. */
  children: (appeal: Row) => ReactNode;
}

/** Appeals of one kind: those to decide, the oldest first, and the others with their answers. */
export function AppealList<Row extends Appeal>({
  appeals,
  title,
  file,
  subject,
  children,
}: AppealListProps<Row>) {
  const columns: readonly DeskColumn<Row>[] = [
    PILOT_COLUMN,
    subject,
    instantColumn('recurrida', 'Recurrida', ({ raisedAt }) => raisedAt),
    { id: 'estado', title: 'Recurso', text: ({ state }) => APPEAL_STATES[state] },
    { id: 'por', title: 'Lo resolvió', text: ({ decidedBy }) => decidedBy ?? '' },
    { id: 'respuesta', title: 'Respuesta', text: ({ answer }) => answer ?? '' },
  ];
  return (
    <Loaded query={appeals} what="los recursos">
      {(items) => {
        const decided = items.filter(({ state }) => state !== 'open');
        const open = items.filter(({ state }) => state === 'open').toReversed();
        return (
          <SectionCard title={title}>
            {open.length === 0 && <EmptyState icon={Scale} title="Nada por decidir" compact />}
            {open.map(children)}
            {decided.length > 0 && (
              <>
                <h3 className="font-bold">Resueltos</h3>
                <DeskList
                  label={`Recursos decididos: ${title.toLowerCase()}`}
                  file={file}
                  none={null}
                  part={file}
                  rows={decided}
                  columns={columns}
                  keyOf={({ id }) => id}
                />
              </>
            )}
          </SectionCard>
        );
      }}
    </Loaded>
  );
}
