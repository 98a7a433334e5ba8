import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { FlownFacts } from './flown-facts.tsx';
import { useJustLanded } from './use-last-flight.ts';

/** Longest wait of the proposals for the flight that may appear above them, milliseconds. */
const LIMIT_MS = 2000;

interface LandedProps {
  /** Books the way back, where there is one. */
  ReturnFlight: ComponentType<{ report: ReportDetail; otherwise: ReactNode }>;
  /** What else there is to book; told whether a flight stands above, which has the main button then. */
  children: (landed: boolean) => ReactNode;
}

/** The flight that has just ended, with its result and the return, above the proposals. */
export function Landed({ ReturnFlight, children }: LandedProps) {
  const { report, isLoading } = useJustLanded();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLoading && !isLate) return <StateLine kind="loading" title="Cargando salidas para ti" />;
  return (
    <div className="grid gap-4">
      {report && <Result report={report} ReturnFlight={ReturnFlight} />}
      {children(report !== undefined)}
    </div>
  );
}

function Result({ report, ReturnFlight }: Pick<LandedProps, 'ReturnFlight'> & { report: ReportDetail }) {
  const { code, arr, arrPlanned, offBlock, startedAt } = report;
  return (
    <SectionCard
      title={`Has llegado a ${(arr ?? arrPlanned).city}`}
      aside={<Instant at={offBlock ?? startedAt} withTime={false} />}
    >
      <FlownFacts report={report} />
      <div className="flex flex-wrap gap-3">
        <ReturnFlight
          report={report}
          otherwise={
            <ButtonLink to={paths.flights} variant="primary">
              Buscar vuelo
            </ButtonLink>
          }
        />
        <ButtonLink to={paths.report(code)}>Ver informe</ButtonLink>
      </div>
    </SectionCard>
  );
}
