/** Placeholder of the shell: sidebar and header in their places, grey bars for text. */
export function ShellSkeleton({ brand }: { brand: string }) {
  return (
    <div className="shell">
      <div className="sidebar-column">
        <div className="sidebar-panel grid content-start gap-6 p-4">
          <p className="sidebar-label flex min-h-10 items-center text-lg font-bold tracking-wider text-on-sidebar">
            {brand}
          </p>
          <Bars count={5} className="h-4 bg-sidebar-active" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="min-h-(--header-height) border-b border-line bg-surface" />
        <div className="grid gap-6 px-4 py-6 sm:px-8 sm:py-8">
          <p role="status" className="text-ink-2">
            Abriendo el portal…
          </p>
          <Bars count={3} className="h-36 bg-surface-2" />
        </div>
      </div>
    </div>
  );
}

function Bars({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, i) => (
    <div key={i} aria-hidden className={`rounded-lg ${className}`} />
  ));
}
