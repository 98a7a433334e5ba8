import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import type { Importance } from '@va/schemas/content/notams.ts';

/** Style of each importance, from docs/spec.md §9: Alta destructive, Media default, Baja secondary. */
export const importanceLook = {
  Alta: { tone: 'alta', edge: 'border-l-alta' },
  Media: { tone: 'media', edge: 'border-l-media' },
  Baja: { tone: 'baja', edge: 'border-l-baja' },
} as const satisfies Record<Importance, { tone: BadgeTone; edge: string }>;

export function ImportanceBadge({ importance }: { importance: Importance }) {
  return <StateBadge tone={importanceLook[importance].tone}>{importance}</StateBadge>;
}
