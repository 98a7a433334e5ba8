import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { FlownFacts } from './flown-facts.tsx';
import { useJustLanded } from './use-just-landed.ts';
import { useLastFlight } from './use-last-flight.ts';

/** Result of the last flight and its points; nothing before the first flight, or while `Landed` shows it. */
export function LastFlight() {
  const { report } = useLastFlight();
  const landed = useJustLanded();
  if (!report || landed.report) return null;
  const { code, offBlock, startedAt } = report;
  return (
    <SectionCard title="Último vuelo" aside={<Instant at={offBlock ?? startedAt} withTime={false} />} high>
      <FlownFacts report={report} />
      <TextLink to={paths.report(code)} className="mt-auto self-start font-bold">
        Ver informe
      </TextLink>
    </SectionCard>
  );
}
