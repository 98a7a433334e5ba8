import { themeSwatches } from '../colour-names.ts';
import { Row, Section } from './section.tsx';

const sizes = ['3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'] as const;
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

const shapes = [
  ...['sm', 'md', 'lg'].map((name) => [name, { borderRadius: `var(--radius-${name})` }] as const),
  ...['raised', 'floating'].map((name) => [name, { boxShadow: `var(--shadow-${name})` }] as const),
];

/** The tokens of `styles/tokens.css` and of the brand: colours, type scale, spacing, radius, shadow, motion. */
export function Tokens() {
  return (
    <>
      <Section title="Colores">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {themeSwatches.map((colour) => (
            <li key={colour} className="grid gap-1 text-sm">
              <span
                className="h-14 rounded-md border border-line"
                style={{ background: `var(--color-${colour})` }}
              />
              {colour}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Letra">
        {sizes.map((size) => (
          <p key={size} className="leading-tight" style={{ fontSize: `var(--text-${size})` }}>
            {size} · Pista 18R, 4350&nbsp;m <strong>negrita</strong>{' '}
            <span className="font-mono">ZZZZ AB-CDE 0123456789</span>
          </p>
        ))}
      </Section>
      <Section title="Espacio">
        <ul className="flex flex-wrap items-end gap-4 text-sm">
          {steps.map((step) => (
            <li key={step} className="grid justify-items-center gap-1">
              <span
                className="block bg-sky"
                style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
              />
              {step}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Forma y sombra">
        <Row>
          {shapes.map(([name, style]) => (
            <div
              key={name}
              className="grid size-24 place-items-center border border-line bg-surface text-sm"
              style={style}
            >
              {name}
            </div>
          ))}
        </Row>
      </Section>
      <Section title="Movimiento">
        <p className="text-sm text-ink-2">
          Una duración y una curva para todo lo que cambia de color o de sitio; ninguna con «reducir
          movimiento» ni con «Pausar movimiento». Pasa el ratón por encima o llega con el tabulador.
        </p>
        <button
          type="button"
          className="group w-full max-w-md rounded-md border border-line bg-surface p-3 text-left text-sm"
        >
          duration, ease-out
          <span className="mt-2 block size-6 rounded-full bg-amber transition-[margin] group-hover:ml-[calc(100%-1.5rem)] group-focus-visible:ml-[calc(100%-1.5rem)]" />
        </button>
      </Section>
    </>
  );
}
