import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';

/** What red, amber, green and the blue of a notice mean is never told by colour alone. */
const icons: Partial<Record<BadgeTone, LucideIcon>> = {
  alta: CircleAlert,
  media: TriangleAlert,
  baja: Info,
  ok: CircleCheck,
};

/** A badge whose colour says how something stands; an icon repeats it. */
export function StateBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Badge tone={tone}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </Badge>
  );
}
