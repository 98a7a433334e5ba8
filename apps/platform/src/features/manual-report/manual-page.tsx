import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { manualLimitsQuery, type ManualLimits } from '#app/api/reports.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { ManualForm } from './manual-form.tsx';

/** A flight that no recorder saw, typed by its pilot. What it counts for and how many are left is said first. */
export function ManualPage() {
  const limits = useQuery(manualLimitsQuery);
  return (
    <>
      <PageHead
        title="Reporte manual"
        lead="Para un vuelo que tu ACARS no grabó. Lo mira siempre una persona; suma los puntos base y las horas, sin nota."
      />
      <Loaded query={limits} what="tus reportes manuales">
        {(data) => (
          <>
            <Left limits={data} />
            <ManualForm limits={data} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Left({ limits: { perMonth, usedThisMonth, nextFrom, days } }: { limits: ManualLimits }) {
  if (nextFrom !== null)
    return (
      <div className="mb-4">
        <EmptyState
          icon={CalendarX}
          title={`Ya tienes los ${perMonth} reportes manuales de este mes`}
          compact
        >
          <p className="text-ink-2">
            El siguiente puede ser de un vuelo desde el <Instant at={nextFrom} withTime={false} />, o de un
            mes anterior que no los tenga gastados.{' '}
            <Link to={paths.reports} className="text-link underline">
              Ver tu bitácora
            </Link>
          </p>
        </EmptyState>
      </div>
    );
  return (
    <p className="mb-4 text-ink-2">
      {perMonth - usedThisMonth === 1 ? 'Te queda' : 'Te quedan'}{' '}
      {countOf(perMonth - usedThisMonth, 'reporte manual', 'reportes manuales')} este mes. El vuelo tiene que
      haber terminado en los últimos {days} días, y no coincidir con otro tuyo.
    </p>
  );
}
