import { Check } from 'lucide-react';
import { SectionCard } from './section-card.tsx';
import { TextLink } from './text-link.tsx';

interface ConditionsCardProps {
  title: string;
  /** Way to the list of what the conditions are about. */
  all: { to: string; label: string };
  conditions: readonly string[];
}

/** Conditions that a flight must meet to count for a tour or an event. */
export function ConditionsCard({ title, all, conditions }: ConditionsCardProps) {
  return (
    <SectionCard title={title} aside={<TextLink to={all.to}>{all.label}</TextLink>}>
      <ul className="grid gap-2 text-sm">
        {conditions.map((condition) => (
          <li key={condition} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            {condition}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
