import { FormProblem } from '#app/components/form-problem.tsx';
import { ApiProblem } from '#app/lib/problem.ts';
import { ConfirmPassword } from './confirm-password.tsx';

/**
 * Message about a failed change of an account's sign-in data, with a field for the password if the server asks for it
 * again. `confirm` sends that password to the server.
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
