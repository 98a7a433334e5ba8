/** The letter of a mark (a rule that took points), the same in the table, on the profile and on the map. */
export function Letter({ letter }: { letter: string }) {
  return (
    <span className="inline-grid size-5 shrink-0 place-items-center rounded-sm bg-ink text-xs font-bold text-surface [print-color-adjust:exact]">
      {letter}
    </span>
  );
}
