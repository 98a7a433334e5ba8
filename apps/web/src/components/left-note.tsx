import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { DoorOpen } from 'lucide-react';
import { paths } from '#app/config/paths.ts';
import { TextLink } from './text-link.tsx';

/** Tells a pilot who has left the company, or was expelled, why a page is empty and what remains available. */
export function LeftNote() {
  return (
    <EmptyState icon={DoorOpen} title="Tu cuenta está de baja">
      <p className="text-ink-2">
        Mientras dure, aquí sólo ves lo público. En tu cuenta puedes descargar tus datos o recurrir una
        sanción y, si te fuiste tú, volver durante 30&nbsp;días.
      </p>
      <TextLink to={paths.account}>Abrir tu cuenta</TextLink>
      <TextLink to={paths.inbox}>Leer tus mensajes</TextLink>
    </EmptyState>
  );
}
