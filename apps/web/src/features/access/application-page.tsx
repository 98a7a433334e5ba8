import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationFormQuery, confirmApplication } from '#app/api/applications.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { airline } from '#app/config/airline.ts';
import { ApplicationForm } from './application-form.tsx';
import { useLinkToken } from './use-link.tsx';
import { WhatNext } from './what-next.tsx';
import { useNavigate } from 'react-router';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { ApiProblem } from '#app/lib/problem.ts';

/**
 * Confirms the address of who applies, or comes in by a link of many uses: by a press, since programs that look through mail
 * open links, and press nothing.
 */
function ConfirmApplication({ token }: { token: string }) {
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

/** Anybody asks to join; the link of the mail about it leads here too, with its secret, to confirm the address. */
export function ApplicationPage() {
  const token = useLinkToken();
  return token ? <ConfirmApplication token={token} /> : <Apply />;
}

function Apply() {
  const form = useQuery(applicationFormQuery);
  const [sent, setSent] = useState<{ email: string; next: 'confirm' | 'wait' }>();
  return (
    <>
      <PageHead
        title={sent ? 'Tu solicitud' : `¿Quieres volar con ${airline.name}?`}
        lead={sent ? undefined : form.data?.intro}
      />
      <div role="status">
        {sent?.next === 'confirm' && (
          <WhatNext
            title="Falta un paso: confirma tu correo"
            text={`En unos minutos llegará un mensaje a ${sent.email}. Abre su enlace antes de tres días y el equipo leerá tu solicitud. Si no llega, mira también en el correo no deseado.`}
          />
        )}
        {sent?.next === 'wait' && (
          <WhatNext
            title="Solicitud enviada"
            text={`Ya espera al equipo. Esta página no manda correos: te escribirán a ${sent.email}.`}
          />
        )}
      </div>
      {!sent && (
        <Loaded query={form} what="el formulario">
          {(data) => <ApplicationForm form={data} onSent={setSent} />}
        </Loaded>
      )}
    </>
  );
}
