import { Bell, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { UnreadCount, UnreadMark } from '@va/ui/controls/unread.tsx';
import { WidgetBoundary } from '@va/ui/controls/widget-boundary.tsx';
import { FrameInPhase } from './frame-in-phase.tsx';
import { Section } from './section.tsx';
import { State } from './state.tsx';

const frames = [
  ['Cargando', 'mounting'],
  ['Lento', 'slow'],
  ['Sin respuesta', 'silent'],
  ['Bloqueado', 'blocked'],
  ['Sin conexión', 'offline'],
  ['Cargado', 'loaded'],
] as const;

/** The states that a page or a part of one can be in, as the pages themselves show them. */
export function PageStates() {
  return (
    <Section title="Estados">
      <div className="grid gap-6 lg:grid-cols-2">
        <State title="Vacío">
          <EmptyState icon={SearchX} title="No hay nada que coincida con la búsqueda.">
            <Button>Ver todo</Button>
          </EmptyState>
        </State>
        <State title="Vacío, en medio de una página">
          <EmptyState icon={SearchX} title="Por ahora no hay nada aquí." compact />
        </State>
        {frames.map(([title, phase]) => (
          <State key={phase} title={title}>
            <FrameInPhase phase={phase} />
          </State>
        ))}
        <State title="Fallido, una parte de la página">
          <WidgetBoundary what="Esta parte">
            <Failing />
          </WidgetBoundary>
        </State>
        <State title="Sin leer y leído">
          <Card className="flex flex-wrap items-center gap-4 p-5">
            <span className="relative grid size-11 place-items-center text-ink-2">
              <Bell aria-label="4 avisos sin leer" className="size-5" />
              <UnreadCount count={4} />
            </span>
            <strong>Un aviso</strong>
            <UnreadMark />
          </Card>
          <Card className="flex flex-wrap items-center gap-4 bg-surface-2 p-5 text-ink-2 shadow-none">
            Un aviso leído <Button disabled>Leído</Button>
          </Card>
        </State>
      </div>
    </Section>
  );
}

function Failing(): ReactNode {
  throw new Error('The style guide shows what a failure looks like');
}
