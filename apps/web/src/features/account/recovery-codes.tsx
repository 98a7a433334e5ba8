import { useMutation } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { confirmSession } from '#app/api/access.ts';
import { makeRecoveryCodes } from '#app/api/second-factor.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';

/** Recovery codes on paper for a lost second factor. `left`: number of codes that are still valid. */
export function RecoveryCodes({ left }: { left: number }) {
  const make = useMutation({ mutationFn: makeRecoveryCodes });
  return (
    <div className="grid gap-3">
      <AccountProblem error={make.error} confirm={confirmSession} />
      {make.data ? (
        <div role="status" className="grid gap-2">
          <p>Guárdalos fuera de este equipo: no se vuelven a enseñar, y cada uno sirve una vez.</p>
          <ul className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-3 font-mono text-sm select-all">
            {make.data.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>
          {left === 0
            ? 'No tienes códigos de recuperación: con ellos entras si pierdes tu segundo factor.'
            : `Te ${left === 1 ? 'queda' : 'quedan'} ${countOf(left, 'código', 'códigos')} de recuperación.`}
        </p>
      )}
      <ActButton act={make} className="justify-self-start">
        {left === 0 ? 'Hacer códigos de recuperación' : 'Hacer otros códigos'}
      </ActButton>
    </div>
  );
}
