import { useSyncExternalStore } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { themeStore } from '#app/services/theme.ts';
import { ContrastList } from '#app/features/style-guide/components/contrast-list.tsx';
import { OutsideData } from '#app/features/style-guide/components/outside-data.tsx';
import { PageStates } from '#app/features/style-guide/components/page-states.tsx';
import { Primitives } from '#app/features/style-guide/components/primitives.tsx';
import { Section } from '#app/features/style-guide/components/section.tsx';
import { Tokens } from '#app/features/style-guide/components/tokens.tsx';

const themes = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Sistema'],
] as const;

/** Every piece of the design system on one page, in development builds only. */
export function StyleGuidePage() {
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.snapshot);
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
