const colours = [
  'background',
  'surface',
  'surface-2',
  'line',
  'control',
  'ink',
  'ink-2',
  'link',
  'sky',
  'sky-soft',
  'focus',
  'amber',
  'amber-strong',
  'on-amber',
  'gold',
  'tile',
  'on-tile',
  'sidebar',
  'sidebar-active',
  'alta',
  'alta-soft',
  'media',
  'media-soft',
  'baja',
  'baja-soft',
  'ok',
  'destructive',
] as const;

const sizes = ['3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'] as const;

/** The tokens of `styles/tokens.css`: colours, type scale, radius, shadow. */
export function Tokens() {
  return (
    <>
      <section aria-label="Colores" className="grid gap-3">
        <h2 className="text-xl font-bold">Colores</h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {colours.map((colour) => (
            <li key={colour} className="grid gap-1 text-sm">
              <span
                className="h-14 rounded-md border border-line"
                style={{ background: `var(--color-${colour})` }}
              />
              {colour}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Letra" className="grid gap-2">
        <h2 className="text-xl font-bold">Letra</h2>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            {size} · Pista 18R, 4350&nbsp;m <span className="font-mono">LEMD EC-LZD 0123456789</span>
          </p>
        ))}
      </section>
      <section aria-label="Forma" className="flex flex-wrap gap-4">
        {(['sm', 'md', 'lg'] as const).map((radius) => (
          <div
            key={radius}
            className="grid size-24 place-items-center border border-line bg-surface text-sm"
            style={{ borderRadius: `var(--radius-${radius})` }}
          >
            {radius}
          </div>
        ))}
        {(['raised', 'floating'] as const).map((shadow) => (
          <div
            key={shadow}
            className="grid size-24 place-items-center rounded-md bg-surface text-sm"
            style={{ boxShadow: `var(--shadow-${shadow})` }}
          >
            {shadow}
          </div>
        ))}
      </section>
    </>
  );
}
