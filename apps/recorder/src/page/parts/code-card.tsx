import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Card } from '@va/ui/controls/card.tsx';

/** The code that connects the pilot's account, and where it is typed. */
export function CodeCard({ code }: { code: { userCode: string; url: string } }) {
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg font-bold">Conecta tu cuenta</h2>
      <p className="font-mono text-3xl font-bold tracking-widest">{code.userCode}</p>
      <p>
        Ábrelo en la plataforma con tu cuenta y autorízalo. Sólo hace falta la primera vez; tu contraseña
        nunca pasa por aquí.
      </p>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href={code.url} target="_blank" rel="noreferrer">
          Abrir la plataforma
        </a>
      </p>
    </Card>
  );
}
