import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { RECORDER_SCOPES } from '@va/contract/account/key-scopes.ts';
import type { ReactNode } from 'react';
import { confirmSession } from '#app/api/access.ts';
import { createKey, keysQuery } from '#app/api/keys.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { portalAddress } from '#app/config/base-path.ts';
import { paths } from '#app/config/paths.ts';
import { CopyValue } from '#app/components/copy-value.tsx';
import type { Program } from './programs.ts';
import { copyText } from '#app/services/clipboard.ts';

/** Interval between two requests for the programs' calls, ms. */
const EVERY_MS = 3000;

/** Result of making a key. */
interface MadeKey {
  key: { id: string };
  secret: string;
}

/** The three steps for one program, and whether it has called. `address`: of the programs' protocols. */
export function ProgramSteps({
  program,
  address,
  callsign,
}: {
  program: Program;
  address: string;
  callsign: string;
}) {
  const create = useMutation({
    mutationFn: () => createKey({ label: program.name, scopes: [...RECORDER_SCOPES] }),
  });
  const typed = `${address}${program.address ?? ''}`;
  const key = (box: string) => <ProgramKey create={create} box={box} />;
  const steps: Readonly<Record<Program['by'], [ReactNode, ReactNode, ReactNode]>> = {
    code: [
      <>
        Descárgalo de{' '}
        <a href={portalAddress('/recursos/newsky-acars')} className="text-link underline">
          la página del grabador
        </a>{' '}
        y ábrelo con el simulador en marcha: trae dentro la dirección de {airline.name}.
      </>,
      <>
        Te enseña un código como ABCD-EFGH. Escríbelo en{' '}
        <TextLink to={paths.device}>Autorizar un programa</TextLink>: no hay claves que copiar.
      </>,
      <>Reserva y vuela: graba desde que te mueves y envía el informe por ti.</>,
    ],
    password: [
      <>Ábrelo y elige {airline.name} en su lista de compañías.</>,
      <>
        Entra con tu indicativo, <strong>{callsign}</strong>, y tu contraseña de aquí. Si tienes segundo
        factor, o no quieres darle tu contraseña, usa una clave en su lugar:
        <div className="mt-2">{key('Password')}</div>
      </>,
      <>Reserva, elige la reserva en {program.name} y vuela.</>,
    ],
    key: [
      <>
        <div className="grid gap-2">
          <span>Copia esta dirección en «{program.boxes?.address}», tal cual y sin nada detrás:</span>
          <CopyValue what="la dirección" value={typed} copy={copyText} />
          {program.boxes?.callsign && (
            <span>
              En «{program.boxes.callsign}» escribe <strong>{callsign}</strong>.
            </span>
          )}
        </div>
      </>,
      <>
        Crea su clave, que puede reservar y enviar tus vuelos:
        <div className="mt-2">{key(program.boxes?.key ?? 'API Key')}</div>
      </>,
      <>Entra con {program.name}, reserva y vuela. No hace falta contraseña ni correo.</>,
    ],
  };
  const [first, second, third] = steps[program.by];
  return (
    <SectionCard title={`${program.name}, en tres pasos`}>
      <ol className="grid list-decimal gap-4 pl-5 marker:font-bold">
        <li>{first}</li>
        <li>{second}</li>
        <li>{third}</li>
      </ol>
      <CallStatus program={program} keyId={create.data?.key.id} />
      {program.by === 'password' && (
        <p className="text-sm text-ink-2">
          ¿No está {airline.name} en su lista? La da de alta quien lleva la página, con esta dirección:{' '}
          {typed}
        </p>
      )}
    </SectionCard>
  );
}

/** Button that makes the right key, and the key itself, shown only once. `box`: the program's field for it. */
function ProgramKey({ create, box }: { create: UseMutationResult<MadeKey, Error, void>; box: string }) {
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

/**
 * Whether a program has called: with the key that was just made for it or, without one, with any key that has its name.
 */
function CallStatus({ program, keyId }: { program: Program; keyId: string | undefined }) {
  const { data: keys = [] } = useQuery({ ...keysQuery, refetchInterval: EVERY_MS });
  const isMeant = ({ id, label, program: calledItself }: (typeof keys)[number]) =>
    keyId === undefined ? program.called.test(`${label} ${calledItself ?? ''}`.toLowerCase()) : id === keyId;
  const [last] = keys
    .filter((key) => key.lastUsedAt !== null && isMeant(key))
    .toSorted((a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? ''));
  return (
    <p role="status" className="rounded-md border border-line bg-surface-2 px-3 py-2">
      {last?.lastUsedAt ? (
        <>
          <strong>Conectado.</strong> {last.program ?? last.label}: visto por última vez{' '}
          <Instant at={last.lastUsedAt} />.
        </>
      ) : (
        // Within the sentence the article has a small initial.
        <>Esperando a que llame {program.name.replace(/^El /, 'el ')}…</>
      )}
    </p>
  );
}
