import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { CalendarCheck } from 'lucide-react';
import { allLeavesQuery } from '#app/api/pilots.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { LeaveDecision } from './leave-decision.tsx';

/** Leaves that were asked for, oldest first. */
export function DeskLeavesPage() {
  const leaves = useQuery(allLeavesQuery);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Permisos"
        lead="Excedencias pedidas, de la más antigua a la más nueva."
      />
      <Loaded query={leaves} what="los permisos">
        {(items) => {
          const asked = items
            .filter(({ state }) => state === 'asked')
            .toSorted((a, b) => a.askedAt.localeCompare(b.askedAt));
          return asked.length === 0 ? (
            <EmptyState icon={CalendarCheck} title="Nada por decidir" compact />
          ) : (
            <div className="grid gap-3">
              {asked.map((leave) => (
                <LeaveDecision key={leave.id} leave={leave} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
