import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { FlownFacts } from './flown-facts.tsx';
import { useJustLanded } from './use-just-landed.ts';
import { useLastFlight } from './use-last-flight.ts';

/** How the last flight went and what it brought; nothing for who has not flown yet, or while it stands above. */
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
