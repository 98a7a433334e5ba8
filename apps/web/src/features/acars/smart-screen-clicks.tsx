/** The two clicks with which Windows lets a new program start, drawn: it asks for every file that it has not met before. */
export function SmartScreenClicks() {
  return (
    <figure className="grid gap-2">
      <figcaption>
        La primera vez, Windows avisa de que no conoce el programa: pulsa «Más información» y después
        «Ejecutar de todas formas».
      </figcaption>
      <div aria-hidden className="grid gap-3 sm:grid-cols-2">
        {[
          { number: 1, marked: 'Más información', other: 'No ejecutar' },
          { number: 2, marked: 'Ejecutar de todas formas', other: 'No ejecutar' },
        ].map(({ number, marked, other }) => (
          <div key={number} className="grid gap-3 rounded-md bg-info-soft p-4">
            <span className="font-bold">Windows protegió su PC</span>
            <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <span className="rounded-sm border-2 border-media bg-surface px-2 py-1 font-bold">
                {number}. {marked}
              </span>
              <span className="px-2 py-1 text-ink-2">{other}</span>
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
