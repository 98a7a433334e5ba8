import type { PointsFigures } from '#app/api/points.ts';
import { PointsRules } from '#app/components/points-rules.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** Credits and debits with their figures, and a link to all rules. */
export function RulesCard({ rules }: { rules: PointsFigures }) {
  return (
    <SectionCard
      title="Las reglas, en palabras"
      aside={<TextLink to={paths.rules}>Todas, y cómo se pone la nota</TextLink>}
    >
      <PointsRules rules={rules} />
    </SectionCard>
  );
}
