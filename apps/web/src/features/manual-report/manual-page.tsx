import { UtcTime } from '#app/components/clock-time.tsx';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { CalendarX } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { manualLimitsQuery, type ManualLimits } from '#app/api/reports.ts';
import { Instant } from '#app/components/instant.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { keepPages } from '#app/services/keep-pages.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { MANUAL_DRAFT } from '#app/services/waiting-drafts.ts';
import { ManualForm } from './manual-form.tsx';
import { NO_LIMITS } from './manual-values.ts';

/** A flight that no recorder saw, typed by its pilot. What it counts for and how many are left is said first. */
export function ManualPage() {
  useEffect(keepPages, []);
  const limits = useQuery(manualLimitsQuery);
  const { state } = useLocation();
  return (
    <>
      <PageHead
        title="Reporte manual"
        lead="Para un vuelo que tu ACARS no grabó. Lo mira siempre una persona; suma los puntos base y las horas, sin nota."
      />
      <OwnDraft name={MANUAL_DRAFT} first={draftOf(state)}>
        {(draft) =>
          limits.data === undefined && limits.error ? (
            <>
              <StateLine kind="failed" title="Ahora no se sabe cuántos reportes te quedan.">
                <span className="text-ink-2">
                  Puedes escribirlo: el borrador se guarda en este navegador y se envía cuando la plataforma
                  responda.
                </span>
                <Button size="sm" disabled={limits.isFetching} onClick={() => void limits.refetch()}>
                  Reintentar
                </Button>
              </StateLine>
              <ManualForm draft={draft} limits={NO_LIMITS} />
            </>
          ) : (
            <Loaded query={limits} what="tus reportes manuales">
              {(data) => (
                <>
                  <Left limits={data} />
                  <Busy flights={data.busy} />
                  <ManualForm draft={draft} limits={data} />
                </>
              )}
            </Loaded>
          )
        }
      </OwnDraft>
    </>
  );
}

/** The draft that the page before has left for this one. */
const draftOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'draft' in state ? String(state.draft) : undefined;

/** Flights whose times exclude another one, shown before anything is typed. */
function Busy({ flights }: { flights: ManualLimits['busy'] }) {
  if (flights.length === 0) return null;
  return (
    <details className="mb-4 text-sm">
      <summary className="cursor-pointer">
        Horas ya ocupadas por {countOf(flights.length, 'vuelo tuyo', 'vuelos tuyos')}
      </summary>
      <ul className="mt-2 grid gap-1 text-ink-2">
        {flights.map(({ code, depIcao, arrIcao, offBlock, onBlock }) => (
          <li key={code}>
            <Instant at={offBlock} />–<UtcTime at={onBlock} />, {depIcao} → {arrIcao},{' '}
            <TextLink to={paths.report(code)}>informe {code}</TextLink>
          </li>
        ))}
      </ul>
    </details>
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
            mes anterior que no los tenga gastados. <TextLink to={paths.reports}>Ver mis vuelos</TextLink>
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
