import { RankStripes } from './rank-stripes.tsx';

/** A rank with its stripes before its name. */
export function RankName({ rank }: { rank: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <RankStripes rank={rank} /> {rank}
    </span>
  );
}
