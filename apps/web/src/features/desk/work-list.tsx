import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import {
  jobsQuery,
  MOST_WORK,
  outboxQuery,
  restartJob,
  retryMessage,
  type Job,
  type OutboxMessage,
} from '#app/api/work.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';

const STATES = {
  failed: ['fallido', 'alta'],
  queued: ['en cola', 'neutral'],
  running: ['en marcha', 'sky'],
  done: ['hecho', 'ok'],
  sent: ['enviado', 'ok'],
} as const satisfies Record<Job['state'] | OutboxMessage['state'], readonly [string, BadgeTone]>;

const JOB_STATES = ['failed', 'queued', 'running', 'done'] as const;
const MESSAGE_STATES = ['failed', 'queued', 'sent'] as const;

const CHANNELS = { mail: 'correo', webhook: 'webhook', push: 'aviso en el dispositivo' } as const;

/** Fields that jobs and messages share. */
type Work = Job | OutboxMessage;

/** The state, when it came or is due, tries, and what went wrong: the same for jobs and messages. */
const SHARED: readonly DeskColumn<Work>[] = [
  {
    id: 'estado',
    title: 'Estado',
    text: ({ state }) => STATES[state][0],
    cell: ({ state }) => <StateBadge tone={STATES[state][1]}>{STATES[state][0]}</StateBadge>,
  },
  {
    id: 'cuando',
    title: 'Cuándo',
    text: whenOf,
    cell: (work) => <Instant at={whenOf(work)} />,
  },
  { id: 'intentos', title: 'Intentos', text: ({ attempts }) => String(attempts) },
  {
    id: 'fallo',
    title: 'Qué falló',
    text: ({ lastError }) => lastError ?? '',
    cell: ({ lastError }) => <span className="block min-w-48 wrap-anywhere">{lastError ?? '—'}</span>,
  },
];

const JOBS: readonly DeskColumn<Job>[] = [
  {
    id: 'trabajo',
    title: 'Trabajo',
    text: ({ title }) => title,
    cell: ({ title }) => <span className="block min-w-36 font-sans whitespace-normal">{title}</span>,
  },
  ...SHARED,
  {
    id: 'clave',
    title: 'Clave',
    // The kind is a name for programs, and its title is shown already.
    text: ({ kind, runKey }) => keyWithout(kind, runKey),
    cell: ({ kind, runKey }) => {
      const key = keyWithout(kind, runKey);
      return (
        <span className="block min-w-48 font-sans text-sm wrap-anywhere">
          {INSTANT.test(key) ? <Instant at={key} /> : key}
        </span>
      );
    },
  },
];
const MESSAGES: readonly DeskColumn<OutboxMessage>[] = [
  {
    id: 'asunto',
    title: 'Asunto',
    text: ({ subject }) => subject,
    cell: ({ subject }) => <span className="block min-w-36 font-sans whitespace-normal">{subject}</span>,
  },
  { id: 'por', title: 'Por', text: ({ channel }) => CHANNELS[channel] },
  ...SHARED,
];

/** The work that the server does by itself. */
export function JobList() {
  const { state, text } = useWorkFilter(JOB_STATES);
  return (
    <WorkList
      query={useQuery(jobsQuery({ state, text }))}
      isChosen={Boolean(state ?? text)}
      label="Trabajos"
      file="trabajos"
      none="Aquí saldrá cada tarea del servidor con su resultado. Empiezan solas."
      columns={JOBS}
      states={JOB_STATES}
      again="Repetir"
      act={restartJob}
      nameOf={({ title }) => title}
    />
  );
}

/** Mails, notices of devices and messages of webhooks. */
export function OutboxList() {
  const { state, text } = useWorkFilter(MESSAGE_STATES);
  return (
    <WorkList
      query={useQuery(outboxQuery({ state, text }))}
      isChosen={Boolean(state ?? text)}
      label="Envíos"
      file="envios"
      none="Aquí saldrán los correos, los avisos a dispositivos y los mensajes a webhooks. Se hacen solos cuando hay algo que contar."
      columns={MESSAGES}
      states={MESSAGE_STATES}
      again="Volver a enviar"
      act={retryMessage}
      nameOf={({ subject }) => subject}
    />
  );
}

/** Filter from the address: a state that the list has, and the words of the search. */
function useWorkFilter<State extends string>(states: readonly State[]) {
  const address = useAddress();
  return { state: states.find((one) => one === address.get('estado')), text: address.get('q') };
}

function WorkList<T extends Work>({
  query,
  isChosen,
  label,
  file,
  none,
  columns,
  states,
  again,
  act,
  nameOf,
}: {
  query: UseQueryResult<T[]>;
  /** Whether a state or a search is chosen. */
  isChosen: boolean;
  label: string;
  file: string;
  none: string;
  columns: readonly DeskColumn<T>[];
  states: readonly T['state'][];
  again: string;
  act: (id: string, reason: string) => Promise<unknown>;
  nameOf: (work: T) => string;
}) {
  const address = useAddress();
  const [repeated, setRepeated] = useState<T>();
  return (
    <>
      <Loaded query={query} what={label.toLowerCase()}>
        {(rows) => (
          <>
            <DeskList
              label={label}
              file={file}
              none={none}
              // While the next rows load, those of the previous choice stay, so the filter fields must stay too.
              filtered={isChosen || query.isPlaceholderData}
              rows={rows}
              columns={columns}
              keyOf={({ id }) => id}
              filters={
                <SelectField
                  label="Estado"
                  {...fieldOf(address.get('estado') ?? '', (typed) => address.set({ estado: typed }))}
                  options={[['', 'Todos'], ...states.map((state) => [state, STATES[state][0]] as const)]}
                />
              }
              action={(work) =>
                work.state === 'failed' && (
                  <Button
                    size="sm"
                    aria-label={`${again}: ${nameOf(work)}`}
                    onClick={() => setRepeated(work)}
                  >
                    {again}
                  </Button>
                )
              }
            />
            {rows.length === MOST_WORK && (
              <p className="mt-2 text-sm text-ink-2">
                Son los {MOST_WORK} más recientes: lo más antiguo sale al buscarlo o al elegir un estado.
              </p>
            )}
          </>
        )}
      </Loaded>
      {repeated && (
        <ReasonDialog
          title={`${again}: ${nameOf(repeated)}`}
          note="Entra en la cola y sale en unos segundos."
          button={again}
          act={(reason) => act(repeated.id, reason)}
          draft={`repetir-${repeated.id}`}
          onClose={() => setRepeated(undefined)}
        />
      )}
    </>
  );
}

const keyWithout = (kind: string, runKey: string) =>
  runKey.startsWith(`${kind}:`) ? runKey.slice(kind.length + 1) : runKey;

/** The key of a run of the timetable of jobs: when it was due. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Time at which it ended or, if it has not, is due. */
function whenOf(work: Work): string {
  return ('finishedAt' in work ? work.finishedAt : work.sentAt) ?? work.nextAt;
}
