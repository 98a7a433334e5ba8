import { Scale } from 'lucide-react';
import { regulations } from '#app/content/regulations.ts';
import { LinkCardsPage } from '#app/features/documents/link-cards-page.tsx';

export function Component() {
  return (
    <LinkCardsPage
      eyebrow="Documentación"
      title="Normativas"
      lead="Las reglas por las que volamos, las generales y las de cada ocasión."
      cards={regulations}
      icon={Scale}
      call="Abrir la normativa"
    />
  );
}
