import { useStore } from '@va/ui/state/use-store.ts';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { themeStore } from '#app/services/theme.ts';
import { ContrastList } from './components/contrast-list.tsx';
import { OutsideData } from './components/outside-data.tsx';
import { PageStates } from './components/page-states.tsx';
import { Primitives } from './components/primitives.tsx';
import { Section } from './components/section.tsx';
import { Tokens } from './components/tokens.tsx';

const themes = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Sistema'],
] as const;

/** Every piece of the design system on one page, in development builds only. */
export function StyleGuidePage() {
  const theme = useStore(themeStore);
  return (
    <main className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-5 py-8">
      <PageHead
        eyebrow="Desarrollo"
        title="Estilo"
        lead="Las piezas del portal, con los mismos componentes que usan las páginas. Esta cabecera es la de todas ellas."
        actions={themes.map(([choice, name]) => (
          <Button
            key={choice}
            size="sm"
            aria-pressed={choice === theme}
            onClick={() => themeStore.choose(choice)}
          >
            {name}
          </Button>
        ))}
      />
      <Tokens />
      <Section title="Contraste">
        <ContrastList theme={theme} />
      </Section>
      <Primitives />
      <PageStates />
      <OutsideData />
    </main>
  );
}
