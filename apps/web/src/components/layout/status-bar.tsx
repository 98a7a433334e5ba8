import { clsx } from 'clsx/lite';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';

interface StatusBarProps {
  online: boolean;
  /** Date of the offline copy, e.g. `21 de noviembre de 2026, 09:28Z`; undefined without one. */
  copyFrom?: string | undefined;
  /** A new version of the portal waits. */
  updateReady: boolean;
  onUpdate: () => void;
  onLater: () => void;
}

/**
 * Bar at the lower edge: no connection, new version. The live region is there before its first message, because
 * screen readers announce only changes.
 */
export function StatusBar({ online, copyFrom, updateReady, onUpdate, onLater }: StatusBarProps) {
  return (
    <div role="status" data-status-bar className="no-print sticky bottom-0 z-20">
      {!online && (
        <Strip
          icon={<WifiOff aria-hidden className="size-4 shrink-0 text-media" />}
          className="bg-media-soft"
        >
          {copyFrom
            ? `Sin conexión: ves la copia guardada del ${copyFrom}.`
            : 'Sin conexión: las páginas que todavía no has abierto pueden faltar.'}
        </Strip>
      )}
      {updateReady && <NewVersion onUpdate={onUpdate} onLater={onLater} />}
    </div>
  );
}

/** Offers the new version; once it is asked for, the browser waits until the version in use has answered all its pages. */
function NewVersion({ onUpdate, onLater }: Pick<StatusBarProps, 'onUpdate' | 'onLater'>) {
  const [asked, setAsked] = useState(false);
  const update = () => {
    setAsked(true);
    onUpdate();
  };
  return (
    <Strip
      icon={<RefreshCw aria-hidden className="size-4 shrink-0 text-info" />}
      className="bg-info-soft"
      actions={
        !asked && (
          <>
            <Button size="sm" onClick={update}>
              Actualizar
            </Button>
            <Button size="sm" variant="ghost" onClick={onLater}>
              Más tarde
            </Button>
          </>
        )
      }
    >
      {asked ? (
        <>
          <strong>Poniendo la versión nueva…</strong> Si tarda, cierra las demás pestañas del portal.
        </>
      ) : (
        <>
          <strong>Hay una versión nueva del portal.</strong> Al actualizar se recarga la página.
        </>
      )}
    </Strip>
  );
}

interface StripProps {
  icon: ReactNode;
  className: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Strip({ icon, className, actions, children }: StripProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2 text-sm text-ink sm:px-8',
        className,
      )}
    >
      <div className="mr-auto flex items-center gap-3">
        {icon}
        <p>{children}</p>
      </div>
      {actions}
    </div>
  );
}
