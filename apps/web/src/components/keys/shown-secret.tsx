import type { ReactNode } from 'react';

interface ShownSecretProps {
  what: string;
  secret: string | undefined;
  /** Extra text about the secret, or text in its place. */
  children?: ReactNode;
}

/** A secret that is shown this once, ready to be copied. */
export function ShownSecret({ what, secret, children }: ShownSecretProps) {
  return (
    <div role="status">
      {secret !== undefined && (
        <p className="grid gap-1 rounded-md border border-ok bg-ok-soft px-3 py-2 text-sm">
          <span>Copia {what} ahora: no se vuelve a enseñar.</span>
          <code className="font-mono font-bold wrap-anywhere select-all">{secret}</code>
        </p>
      )}
      {children}
    </div>
  );
}
