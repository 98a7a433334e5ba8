import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '@va/ui/controls/badge.tsx';
import type { Importance } from '@va/schemas/content/notams.ts';

/** Style of each importance, from docs/spec.md §9: Alta destructive, Media default, Baja secondary. */
export const importanceLook = {
  Alta: { tone: 'alta', icon: CircleAlert, edge: 'border-l-alta' },
  Media: { tone: 'media', icon: TriangleAlert, edge: 'border-l-media' },
  Baja: { tone: 'baja', icon: Info, edge: 'border-l-baja' },
} as const satisfies Record<Importance, { tone: BadgeTone; icon: LucideIcon; edge: string }>;

export function ImportanceBadge({ importance }: { importance: Importance }) {
  const { tone, icon: Icon } = importanceLook[importance];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {importance}
    </Badge>
  );
}
