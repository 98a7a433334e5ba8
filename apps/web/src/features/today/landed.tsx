import { Undo2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { FlownFacts } from './flown-facts.tsx';
import { useJustLanded } from './use-just-landed.ts';

/** How long the proposals wait for the flight that may stand above them, milliseconds. */
const LIMIT_MS = 2000;

/** The flight that has just ended, with its result and the way back, above what else there is to book. */
export function Landed({ children }: { children: ReactNode }) {
  const { report, isLoading } = useJustLanded();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLoading && !isLate) return <StateLine kind="loading" title="Cargando salidas para ti" />;
  return (
    <div className="grid gap-4">
      {report && <Result report={report} />}
      {children}
    </div>
  );
}

function Result({ report }: { report: ReportDetail }) {
  const { code, dep, arr, arrPlanned, offBlock, startedAt } = report;
  const end = arr ?? arrPlanned;
  return (
    <SectionCard
      title={`Has llegado a ${end.city}`}
      aside={<Instant at={offBlock ?? startedAt} withTime={false} />}
    >
      <FlownFacts report={report} />
      <div className="flex flex-wrap gap-3">
        {end.icao !== dep.icao && (
          <ButtonLink
            to={`${paths.flights}?${new URLSearchParams({ [PARAMETERS.origin]: end.icao, [PARAMETERS.destination]: dep.icao })}`}
            variant="primary"
          >
            <Undo2 aria-hidden className="size-4" /> Reservar la vuelta a {dep.city}
          </ButtonLink>
        )}
        <ButtonLink to={paths.report(code)}>Ver informe</ButtonLink>
      </div>
    </SectionCard>
  );
}
