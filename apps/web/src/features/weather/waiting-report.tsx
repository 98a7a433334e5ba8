/** Widths of the placeholder lines as shares of the column, so that they resemble the report's table. */
const LINES = ['70%', '45%', '80%', '55%', '65%', '40%', '75%'];

/** Lines in the shape of a report, in its place while it loads. */
export function WaitingReport() {
  return (
    <div className="grid min-h-[34rem] content-start gap-x-8 gap-y-4 md:min-h-84 @3xl:grid-cols-2">
      <p className="text-sm text-ink-2 @3xl:col-span-2">Cargando la meteorología…</p>
      {['report', 'runways'].map((part) => (
        <div key={part} aria-hidden className="grid content-start gap-3">
          {LINES.map((width) => (
            <span key={width} className="block h-4 rounded bg-surface-2" style={{ width }} />
          ))}
        </div>
      ))}
    </div>
  );
}
