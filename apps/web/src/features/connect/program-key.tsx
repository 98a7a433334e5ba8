import type { UseMutationResult } from '@tanstack/react-query';
import { confirmSession } from '#app/api/access.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { CopyValue } from '#app/components/copy-value.tsx';
import { copyText } from '#app/services/clipboard.ts';

/** Result of making a key. */
export interface MadeKey {
  key: { id: string };
  secret: string;
}

/** Button that makes the right key, and the key itself, shown only once. `box`: the program's field for it. */
export function ProgramKey({
  create,
  box,
}: {
  create: UseMutationResult<MadeKey, Error, void>;
  box: string;
}) {
  return (
    <div className="grid justify-items-start gap-2">
      {create.data ? (
        <>
          <span>Pégala en «{box}». No se vuelve a enseñar: cópiala ahora.</span>
          <CopyValue what="la clave" value={create.data.secret} copy={copyText} />
        </>
      ) : (
        <ActButton act={create} input={undefined} variant="primary">
          Crear la clave
        </ActButton>
      )}
      <AccountProblem error={create.error} confirm={confirmSession} />
    </div>
  );
}
