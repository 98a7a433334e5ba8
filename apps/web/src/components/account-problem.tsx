import { FormProblem } from '#app/components/form-problem.tsx';
import { ApiProblem } from '#app/lib/problem.ts';
import { ConfirmPassword } from './confirm-password.tsx';

/**
 * What went wrong with a change of what opens the account, and the field for the password where it is asked for once
 * more. `confirm`: asks the server whether it is right.
 */
export function AccountProblem({
  error,
  confirm,
}: {
  error: unknown;
  confirm: (password: string) => Promise<unknown>;
}) {
  return (
    <>
      <FormProblem error={error} />
      {error instanceof ApiProblem && error.problem.code === 'confirma-que-eres-tu' && (
        <ConfirmPassword confirm={confirm} />
      )}
    </>
  );
}
