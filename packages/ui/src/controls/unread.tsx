/** Number of unread things at the corner of a positioned button, whose name gives the same in words. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="absolute top-0 right-0 grid min-w-5 place-items-center rounded-full bg-amber px-1 text-xs font-bold text-on-amber"
    >
      {count}
    </span>
  );
}

/** Beside something that the pilot has not read yet. */
export function UnreadMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-bold text-link">
      <span aria-hidden className="size-2 rounded-full bg-link" />
      Sin leer
    </span>
  );
}
