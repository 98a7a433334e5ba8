/** The letter of a mark, the same in the table, on the profile and on the map. */
export function Letter({ letter }: { letter: string }) {
  return (
    <span className="inline-grid size-5 shrink-0 place-items-center rounded-sm bg-ink text-xs font-bold text-surface [print-color-adjust:exact]">
      {letter}
    </span>
  );
}

/** The same inside an SVG; `x` and `y` are its middle. */
export function LetterMark({ letter, x, y }: { letter: string; x: number; y: number }) {
  return (
    <g>
      <rect x={x - 8} y={y - 8} width={16} height={16} rx={3} className="fill-ink" />
      <text x={x} y={y + 4} textAnchor="middle" className="fill-surface text-[11px] font-bold">
        {letter}
      </text>
    </g>
  );
}
