import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { confirmApplication } from '#app/api/applications.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { ApiProblem } from '#app/lib/problem.ts';

/**
 * Confirms the address of who applies, or comes in by a link of many uses: by a press, since programs that look through mail
 * open links, and press nothing.
 */
export function ConfirmApplication({ token }: { token: string }) {
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: () => confirmApplication(token),
    onSuccess: ({ url }) => {
      if (url !== null) return navigate(paths.invitation + new URL(url).hash, { replace: true });
    },
  });
  const { data, error } = confirm;
  const isGone = error instanceof ApiProblem && error.problem.status === 410;
  return (
    <>
      <PageHead
        title="Confirma tu correo"
        lead={`Es el último paso de lo que has enviado a ${airline.name}.`}
      />
      <div className="grid max-w-prose justify-items-start gap-4">
        <FormProblem error={error} />
        {!data && (
          <ActButton act={confirm} input={undefined} variant="primary">
            Confirmar mi correo
          </ActButton>
        )}
        <p role="status">
          {data?.next === 'wait' && 'Hecho: el equipo ya tiene tu solicitud. Te contestará por correo.'}
          {data?.next === 'enter' &&
            'Ya está confirmado. En tu correo tienes el enlace para elegir tu contraseña.'}
        </p>
        {isGone && airline.applyAt && <TextLink to={airline.applyAt}>Enviar una solicitud</TextLink>}
      </div>
    </>
  );
}
