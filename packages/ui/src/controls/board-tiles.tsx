/** A code on split-flap tiles; read as one word. */
export function BoardTiles({ text }: { text: string }) {
  return (
    <span className="inline-flex shrink-0 gap-[3px] font-mono font-bold">
      <span className="sr-only">{text} </span>
      {[...text].map((letter, i) => (
        <span
          key={i}
          aria-hidden
          className="grid place-items-center rounded-[0.2rem] bg-tile [print-color-adjust:exact] bg-[linear-gradient(var(--color-sidebar-line),var(--color-sidebar-line))] bg-size-[100%_1px] bg-center bg-no-repeat text-on-tile h-9 w-6 text-lg"
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
