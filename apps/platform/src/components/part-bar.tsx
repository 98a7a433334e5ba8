/** How much of a whole is there, as a bar; the figures stand beside it in words. */
export function PartBar({ have, need }: { have: number; need: number }) {
  return (
    <span
      aria-hidden
      className="h-2 overflow-hidden rounded-full bg-surface-2 forced-colors:border forced-colors:border-[CanvasText]"
    >
      <span
        className="block h-full bg-link forced-colors:bg-[CanvasText]"
        style={{ width: `${Math.min(100, (have / Math.max(1, need)) * 100)}%` }}
      />
    </span>
  );
}
