import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { join, type OpenJoinLink, readJoinLink } from '#app/api/applications.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { sentByPage } from '#app/lib/form-props.ts';
import { isFormOver } from './is-form-over.ts';
import { LinkMissing, useLinkToken } from './use-link.tsx';
import { NOBODY, PersonFields } from './person-fields.tsx';
import { WhatNext } from './what-next.tsx';

/** Page of a link of many uses: joins the airline with the next free callsign. */
export function JoinPage() {
  const token = useLinkToken();
  const link = useQuery({
    queryKey: ['join-link', token],
    queryFn: () => readJoinLink(token ?? ''),
    enabled: Boolean(token),
    retry: false,
    gcTime: 0,
    // Never read again while the form is open, because the answer states when it was opened.
    staleTime: 'static',
  });
  const [email, setEmail] = useState<string>();
  if (token === '') return <LinkMissing title="Vuela con nosotros" what="la invitación" />;
  return (
    <>
      <PageHead
        title={email === undefined ? `Vuela con ${airline.name}` : 'Casi estás dentro'}
        lead={
          link.data &&
          email === undefined && (
            <>
              Este enlace te deja entrar, hasta el <Instant at={link.data.expiresAt} />. El indicativo te lo
              damos nosotros.
            </>
          )
        }
      />
      <div role="status">
        {email !== undefined && (
          <WhatNext
            title="Falta un paso: confirma tu correo"
            text={`En unos minutos llegará un mensaje a ${email}. Abre su enlace antes de tres días para elegir tu contraseña. Si no llega, mira también en el correo no deseado.`}
          />
        )}
      </div>
      {email === undefined && (
        <Loaded query={link} what="el enlace">
          {(data) => token && <JoinForm token={token} link={data} onSent={setEmail} />}
        </Loaded>
      )}
    </>
  );
}

function JoinForm({
  token,
  link,
  onSent,
}: {
  token: string;
  link: OpenJoinLink;
  /** Hears which mailbox has to confirm. */
  onSent: (email: string) => void;
}) {
  const navigate = useNavigate();
  const [person, setPerson] = useState(NOBODY);
  const [formToken, setFormToken] = useState(link.token);
  const email = person.email.trim();
  const send = useMutation({
    mutationFn: () => {
      const { website, ...rest } = person;
      return join({ ...rest, email, token, formToken, ...(website && { website }) });
    },
    onSuccess: ({ url }) => {
      if (url === null) return onSent(email);
      return navigate(paths.invitation + new URL(url).hash, { replace: true });
    },
    onError: async (error) => {
      if (isFormOver(error)) setFormToken((await readJoinLink(token)).token);
    },
  });
  return (
    <form onSubmit={sentByPage(() => send.mutate())} className="grid max-w-xl gap-5">
      <FormProblem error={send.error} />
      <PersonFields
        person={person}
        onChange={(changes) => setPerson({ ...person, ...changes })}
        error={send.error}
        minAge={link.minAge}
        use="para darme de alta"
      />
      <SubmitButton act={send}>{send.isPending ? 'Enviando…' : 'Entrar'}</SubmitButton>
    </form>
  );
}
