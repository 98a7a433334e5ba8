import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';

/** Icons that repeat the meaning of red, amber, green and blue, so that colour alone never carries it. */
const icons: Partial<Record<BadgeTone, LucideIcon>> = {
  alta: CircleAlert,
  media: TriangleAlert,
  baja: Info,
  ok: CircleCheck,
};

/** Badge of a state, with its colour and an icon that repeats its meaning. */
export function StateBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Badge tone={tone}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </Badge>
  );
}
