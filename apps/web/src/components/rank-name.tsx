import { RankStripes } from './rank-stripes.tsx';

/** A rank with its stripes before its name, which breaks between words only. */
export function RankName({ rank }: { rank: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <RankStripes rank={rank} />
      <span className="wrap-normal">{rank}</span>
    </span>
  );
}
