import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationFormQuery } from '#app/api/applications.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { airline } from '#app/config/airline.ts';
import { ApplicationForm } from './application-form.tsx';
import { ConfirmApplication } from './confirm-application.tsx';
import { useLinkToken } from './use-link.ts';
import { WhatNext } from './what-next.tsx';

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
