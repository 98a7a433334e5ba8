import type { Badge } from '@va/schemas/api/pilots/awards.ts';

/** Ways to cut the edge of a medal, as how many points it has. */
const EDGES = [8, 10, 12, 16] as const;

/** A medal drawn from the name of its award: the same one every time, and a ribbon for a tour. */
export function BadgePicture({ badge: { id, kind, name } }: { badge: Pick<Badge, 'id' | 'kind' | 'name'> }) {
  const seed = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  const points = EDGES[seed % EDGES.length] ?? 8;
  const letters = name
    .split(/\s+/)
    .filter((word) => word.length > 2 || /\d/.test(word))
    .slice(0, 2)
    .map((word) => (/\d/.test(word) ? word.slice(0, 3) : word.charAt(0)))
    .join('');
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="size-12 shrink-0">
      {kind === 'tour' && <path d="M16 30 L12 47 L24 40 L36 47 L32 30Z" className="fill-link" />}
      <path d={star(points)} className="fill-tile stroke-line" />
      <circle cx="24" cy="22" r="13" className="fill-none stroke-on-tile" strokeWidth="1" />
      <text
        x="24"
        y="26.5"
        textAnchor="middle"
        className="fill-on-tile font-bold"
        fontSize={letters.length > 2 ? 10 : 13}
      >
        {letters.toUpperCase() || name.charAt(0).toUpperCase()}
      </text>
    </svg>
  );
}

/** The outline of a medal with so many points. */
function star(points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 21 : 18;
    const turn = (index * Math.PI) / points;
    return `${(24 + radius * Math.sin(turn)).toFixed(1)} ${(22 - radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
