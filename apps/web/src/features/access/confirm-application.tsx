import { useMutation } from '@tanstack/react-query';
import { confirmApplication } from '#app/api/applications.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { ApiProblem } from '#app/lib/problem.ts';

/** Confirms the address of an application, by a press: programs that look through mail open links, and press nothing. */
export function ConfirmApplication({ token }: { token: string }) {
  const confirm = useMutation({ mutationFn: () => confirmApplication(token) });
  return (
    <>
      <PageHead
        title="Confirma tu correo"
        lead={`Con esto tu solicitud para volar con ${airline.name} llega al equipo.`}
      />
      <div className="grid max-w-prose justify-items-start gap-4">
        <FormProblem error={confirm.error} />
        {!confirm.isSuccess && (
          <ActButton act={confirm} input={undefined} variant="primary">
            Confirmar y enviar la solicitud
          </ActButton>
        )}
        <p role="status">
          {confirm.isSuccess && 'Hecho: el equipo ya tiene tu solicitud. Te contestará por correo.'}
        </p>
        {confirm.error instanceof ApiProblem && confirm.error.problem.status === 410 && airline.applyAt && (
          <TextLink to={airline.applyAt}>Enviar la solicitud otra vez</TextLink>
        )}
      </div>
    </>
  );
}
