import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Lock } from 'lucide-react';
import { paths } from '#app/config/paths.ts';
import { TextLink } from './text-link.tsx';

/** Tells a suspended pilot why there is nothing to book or to connect, what they may still do, and where they may appeal. */
export function SuspendedNote() {
  return (
    <EmptyState icon={Lock} title="Tu cuenta está suspendida">
      <p className="text-ink-2">
        Mientras dure no puedes reservar ni conectar programas. Puedes leer, recurrir la sanción y descargar
        tus datos.
      </p>
      <TextLink to={paths.account}>Ver la sanción en tu cuenta</TextLink>
    </EmptyState>
  );
}
