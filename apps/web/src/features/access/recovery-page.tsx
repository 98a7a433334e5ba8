import { PageHead } from '#app/components/page-head.tsx';
import { AskRecovery } from './ask-recovery.tsx';
import { UseRecovery } from './use-recovery.tsx';
import { useLink } from './use-link.ts';

/** A password that was forgotten: first a link is asked for, then the link leads here with its secret. */
export function RecoveryPage() {
  const { token, query } = useLink();
  if (token) return <UseRecovery token={token} link={query} />;
  return (
    <>
      <PageHead
        title="Recuperar la contraseña"
        lead="Te enviamos un enlace al correo de tu cuenta. Si no tienes correo puesto, el equipo directivo puede darte uno."
      />
      <AskRecovery />
    </>
  );
}
