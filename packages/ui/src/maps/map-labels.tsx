import type { LabelledPoint } from '@va/domain/drawings/place-labels.ts';
import { placeLabels } from '@va/domain/drawings/place-labels.ts';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapPoint } from '@va/domain/drawings/projection.ts';

/** Size of the labels at each width of the picture, in thousandths of the width. */
const TIERS = [
  { className: '@md:hidden', size: 33, leaders: false },
  { className: 'hidden @md:block @3xl:hidden', size: 22, leaders: true },
  { className: 'hidden @3xl:block', size: 13.5, leaders: true },
] as const;

interface MapLabelsProps {
  /** Visible part, after the squeeze. */
  view: MapBox;
  points: readonly LabelledPoint[];
  /** Points of the routes, which labels avoid where they can. */
  avoid?: readonly MapPoint[];
  /** Boxes above the picture that labels cover only if no other place is free. */
  blocked?: readonly MapBox[];
  /** Names only the important points in a narrow picture. */
  sparse?: boolean;
  /** Factor for the distance of labels from points, where symbols are larger than dots. */
  clearance?: number;
}

/** ICAO codes beside their places, laid out once per width of the picture, so that they stay readable on a phone. */
export function MapLabels({ points, sparse = false, ...others }: MapLabelsProps) {
  return TIERS.map((tier, i) => (
    <LabelTier
      key={tier.size}
      tier={tier}
      points={sparse && i === 0 ? points.filter(({ important }) => important) : points}
      {...others}
    />
  ));
}

interface LabelTierProps extends Omit<MapLabelsProps, 'sparse'> {
  tier: (typeof TIERS)[number];
}

/** A component of its own, so that React can render the three in separate slices on a slow computer. */
function LabelTier({ tier, view, points, avoid = [], blocked = [], clearance = 1 }: LabelTierProps) {
  const { className, size, leaders } = tier;
  const height = (size * view.width) / 1000;
  const edge = height * 0.3;
  const bounds = {
    x: view.x + edge,
    y: view.y + edge,
    width: view.width - 2 * edge,
    height: view.height - 2 * edge,
  };
  const labels = placeLabels(points, { size: height, bounds, leaders, avoid, blocked, clearance });
  return (
    <g className={className}>
      <path
        d={labels.map(({ leader }) => (leader ? line(leader) : '')).join('')}
        className="fill-none stroke-(--color-map-dot) [vector-effect:non-scaling-stroke]"
        strokeWidth={0.75}
      />
      {labels.map(({ text, x, y, anchor }) => (
        <text
          key={`${text} ${x}`}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={height}
          paintOrder="stroke"
          strokeWidth={height * 0.28}
          strokeLinejoin="round"
          className="fill-(--color-map-dot) stroke-(--color-map-sea) font-mono font-bold"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function line({ from, to }: { from: MapPoint; to: MapPoint }): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
