import {
  ArrowDownToLine,
  Ban,
  CloudFog,
  CloudHail,
  CloudLightning,
  type LucideIcon,
  Snowflake,
  Tornado,
  TriangleAlert,
  Wind,
} from 'lucide-react';
import type { Hazard, HazardKind } from '@va/domain/metar/hazards.ts';

const icons: Record<HazardKind, LucideIcon> = {
  closed: Ban,
  storm: CloudLightning,
  'wind-shear': Tornado,
  freezing: Snowflake,
  heavy: CloudHail,
  low: CloudFog,
  gusts: Wind,
  crosswind: Wind,
  tailwind: ArrowDownToLine,
};

/** Hazards of a report, each with symbol and words; nothing if there are none. */
export function HazardList({ hazards }: { hazards: readonly Hazard[] }) {
  if (hazards.length === 0) return null;
  return (
    <ul aria-label="Peligros" className="flex flex-wrap gap-2">
      {hazards.map(({ kind, words }) => {
        const Icon = icons[kind];
        return (
          <li
            key={words}
            className="inline-flex items-center gap-1.5 rounded-md bg-alta-soft px-2.5 py-1 text-sm font-bold text-alta"
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {words}
          </li>
        );
      })}
    </ul>
  );
}

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
