import { useQuery } from '@tanstack/react-query';
import { ownBadgesQuery } from '#app/api/awards.ts';
import { BadgeList } from '#app/components/badge-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** The latest badges; nothing for a pilot who has none yet. */
export function LatestBadges() {
  const { data } = useQuery(ownBadgesQuery);
  if (!data || data.length === 0) return null;
  return (
    <SectionCard title="Tus últimas insignias" aside={<TextLink to={paths.awards}>Todas</TextLink>}>
      <BadgeList badges={data.slice(0, 2)} />
    </SectionCard>
  );
}
