import { TriangleAlert } from 'lucide-react';
import type { Hazard } from '@va/domain/metar/hazards.ts';

/** The hazards as one small symbol, with their words as tooltip and for screen readers. */
export function HazardMark({ hazards }: { hazards: readonly Hazard[] }) {
  if (hazards.length === 0) return null;
  const words = hazards.map((hazard) => hazard.words).join('; ');
  return (
    <span title={words} className="inline-flex items-center text-alta">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
