import { Activity } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@va/ui/controls/button.tsx';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { paths } from '#app/lib/paths.ts';

interface FrameHelpProps {
  provider: string;
  signInUrl?: string | undefined;
  onReload: () => void;
}

/** Advice for a frame that stays blank or asks for an account. */
export function FrameHelp({ provider, signInUrl, onReload }: FrameHelpProps) {
  return (
    <div className="grid gap-3 border-b border-line bg-surface-2 p-4">
      <p className="max-w-prose">
        ¿La ves en blanco o con un error? Algunas páginas no se dejan mostrar dentro de otra, y el navegador
        no avisa al portal cuando ocurre. Ábrela en una pestaña nueva: allí funciona siempre y con tu sesión.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {signInUrl && (
          <>
            <ExternalButtonLink href={signInUrl} size="sm">
              Iniciar sesión en {provider}
            </ExternalButtonLink>
            <Button size="sm" onClick={onReload}>
              Ya he iniciado sesión: recargar
            </Button>
          </>
        )}
        <Link
          to={paths.services}
          className="inline-flex min-h-8 items-center gap-2 text-sm text-link underline"
        >
          <Activity aria-hidden className="size-4 shrink-0" />
          Estado de los servicios
        </Link>
      </div>
    </div>
  );
}
