import type { Runway } from '@va/schemas/content/runways.ts';
import { coordinate } from '@va/domain/drawings/path.ts';
import { ROSE, runwayRose, roseTicks } from '@va/domain/drawings/runway-geometry.ts';
import type { Strip } from '@va/domain/drawings/runway-labels.ts';
import { formatNumber } from '@va/domain/numbers.ts';

interface RunwayDiagramProps {
  icao: string;
  runways: readonly Runway[];
}

const TICKS = roseTicks();
const cardinals = [
  { letter: 'N', x: 0, y: -ROSE.ring - 12 },
  { letter: 'E', x: ROSE.ring + 12, y: 0 },
  { letter: 'S', x: 0, y: ROSE.ring + 12 },
  { letter: 'O', x: -ROSE.ring - 12, y: 0 },
];

/** The runways in a compass rose, to bearing and relative length, north up. */
export function RunwayDiagram({ icao, runways }: RunwayDiagramProps) {
  const { runways: drawn, labels, scale } = runwayRose(runways);
  const list = runways.map(({ ident, lengthM }) => `${ident}, ${formatNumber(lengthM)}\u00a0m`).join('; ');
  const { half, ring } = ROSE;
  return (
    <svg
      role="img"
      aria-label={`Pistas de ${icao} sobre una rosa de los vientos: ${list}`}
      viewBox={`${-half} ${-half - 4} ${2 * half} ${2 * half + 8}`}
      className="block h-auto w-full"
    >
      <circle r={ring} className="fill-sky-soft stroke-control" strokeWidth={1.5} />
      <path d={TICKS} className="stroke-ink-2" strokeWidth={1.5} />
      <path d={`M0 ${-ring}l7 15h-14z`} className="fill-link" />
      {cardinals.map(({ letter, x, y }) => (
        <text
          key={letter}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={16}
          className={letter === 'N' ? 'fill-link font-bold' : 'fill-ink-2'}
        >
          {letter}
        </text>
      ))}
      <path d={drawn.map(line).join('')} strokeWidth={ROSE.stripWidth} className="fill-none stroke-ink" />
      <path
        d={drawn.map(line).join('')}
        strokeWidth={1.2}
        strokeDasharray="5 4"
        className="fill-none stroke-sky-soft"
      />
      <path
        d={drawn.flatMap(({ displaced }) => displaced.map(line)).join('')}
        strokeWidth={2}
        className="fill-none stroke-sky-soft"
      />
      <path
        d={labels.map(({ leader }) => (leader ? line(leader) : '')).join('')}
        strokeWidth={1.2}
        className="fill-none stroke-link"
      />
      {labels.map(({ text, x, y }) => (
        <text
          key={text}
          x={coordinate(x)}
          y={coordinate(y)}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={ROSE.fontSize}
          paintOrder="stroke"
          strokeWidth={3}
          strokeLinejoin="round"
          className="fill-ink stroke-sky-soft font-mono font-bold"
        >
          {text}
        </text>
      ))}
      <g transform={`translate(${-half + 3} ${half - 6})`}>
        <path
          d={`M0 -7V0H${coordinate(scale.length)}V-7`}
          strokeWidth={1.5}
          className="fill-none stroke-ink-2"
        />
        <text
          x={coordinate(scale.length / 2)}
          y={-8}
          textAnchor="middle"
          fontSize={14}
          className="fill-ink-2"
        >
          {scale.metres / 1000}&nbsp;km
        </text>
      </g>
    </svg>
  );
}

function line({ from, to }: Strip): string {
  return `M${from.map(coordinate).join(' ')}L${to.map(coordinate).join(' ')}`;
}
