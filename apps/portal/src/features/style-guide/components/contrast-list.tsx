import { useEffect, useRef, useState } from 'react';
import { CONTRAST_PAIRS, type ContrastPair } from '@va/domain/contrast-pairs.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { measureContrast } from '../measure-contrast.ts';

/** Every pair of colours in use as it looks in the theme that is on, with its contrast and what it has to reach. */
export function ContrastList({ theme }: { theme: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-2">
      {CONTRAST_PAIRS.map((pair) => (
        <Pair key={`${pair[0]} ${pair[1]}`} pair={pair} theme={theme} />
      ))}
    </ul>
  );
}

function Pair({ pair: [foreground, background, least], theme }: { pair: ContrastPair; theme: string }) {
  const item = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (item.current) setRatio(measureContrast(item.current));
  }, [theme]);
  return (
    <li
      ref={item}
      className="flex items-center justify-between gap-2 rounded-md border border-line px-3 py-2 text-sm"
      style={{ color: `var(--color-${foreground})`, background: `var(--color-${background})` }}
    >
      <span>
        {foreground} / {background}
      </span>
      {ratio !== undefined && (
        <strong className="whitespace-nowrap">
          {formatNumber(Math.floor(ratio * 10) / 10)} ≥ {formatNumber(least)}
        </strong>
      )}
    </li>
  );
}
