import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';

/** Tells a suspended pilot why there is nothing to book, what they may still do, and where they may appeal. */
export function SuspendedNote() {
  return (
    <EmptyState icon={Lock} title="Tu cuenta está suspendida">
      <p className="text-ink-2">
        Mientras dure no puedes reservar. Puedes leer, recurrir la sanción y descargar tus datos.
      </p>
      <Link to={paths.account} className="text-link underline">
        Ver la sanción en tu cuenta
      </Link>
    </EmptyState>
  );
}
