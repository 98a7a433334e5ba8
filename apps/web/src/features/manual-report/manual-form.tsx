import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { useStore } from '@va/ui/state/store.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { sendManual, type ManualLimits } from '#app/api/reports.ts';
import { useSession } from '#app/api/use-session.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { airportsQuery } from '#app/api/airports.ts';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { paths } from '#app/config/paths.ts';
import { StateLine } from '#app/components/state-line.tsx';
import { shortDay } from '#app/lib/points-words.ts';
import { errorAt, NoAnswer } from '#app/lib/problem.ts';
import { fieldOf, fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { keepDated } from '#app/services/own-draft.tsx';
import { waitsAs } from '#app/services/waiting-drafts.ts';
import { fromBooking, refuseTimes, toBody, withDraft, type ManualValues } from './manual-values.ts';
import { letWait, onSent, stopWaiting, waitingReports } from './waiting-report.ts';

/** The form; every sign typed is kept in the browser, under the name `draft`, until the report has been taken. */
export function ManualForm({ draft, limits }: { draft: string; limits: ManualLimits }) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { pilot } = useSession();
  const [values, setValues] = useState(() => withDraft(readDraft(draft)));
  const [key, setKey] = useState<string>(() => readDraft(waitsAs(draft))['key'] ?? crypto.randomUUID());
  const waiting = useStore(waitingReports).includes(draft);
  const change = (next: ManualValues) => {
    setValues(next);
    // A form that is emptied again is no draft.
    if (Object.values(next).every((value) => value === '')) keepDraft(draft, null);
    else keepDated(draft, next);
    // A new report needs a new idempotency key.
    stopWaiting(draft);
    setKey(crypto.randomUUID());
  };
  const send = useMutation({
    mutationFn: (sent: { values: ManualValues; key: string }) => sendManual(toBody(sent.values), sent.key),
    onSuccess: ({ code }, sent) => {
      // If the values have changed since they were sent, they have another key and stay.
      if (sent.key === key) {
        stopWaiting(draft);
        keepDraft(draft, null);
      }
      void navigate(paths.report(code));
    },
    onError: (error, sent) => {
      if (error instanceof NoAnswer && pilot && sent.key === key) letWait(client, draft, key, pilot.id);
    },
  });
  useEffect(
    () => onSent(draft, (code) => void navigate(code === null ? paths.reports : paths.report(code))),
    [draft, navigate],
  );
  const field = fieldsOf(values, (changes) => change({ ...values, ...changes }), send.error);
  const [now] = useState(() => Date.now());
  const refusal = refuseTimes(values, limits, now);
  const choose = (code: string) => {
    const booking = limits.bookings.find((each) => each.code === code);
    change(booking ? fromBooking(values, booking) : { ...values, booking: '' });
  };
  return (
    <Card className="p-5">
      <form noValidate className="grid gap-5" onSubmit={sentByPage(() => send.mutate({ values, key }))}>
        {limits.bookings.length > 0 && (
          <SelectField
            label="La reserva que volaste"
            {...fieldOf(values.booking, choose, errorAt(send.error, '/booking'))}
            options={[
              ['', 'Ninguna'],
              ...limits.bookings.map(
                ({ code, depIcao, arrIcao, std }) =>
                  [
                    code,
                    `${depIcao} → ${arrIcao}, ${shortDay(std)} ${formatUtcMinute(new Date(std))}`,
                  ] as const,
              ),
            ]}
          />
        )}
        <Row>
          <AirportField airports={airports} label="Aeropuerto de salida" {...field('depIcao')} />
          <AirportField airports={airports} label="Aeropuerto de llegada" {...field('arrIcao')} />
          {limits.registrations.length === 0 ? (
            <TextField
              label="Matrícula"
              maxLength={10}
              autoCapitalize="characters"
              {...field('registration')}
            />
          ) : (
            <SelectField
              label="Avión"
              {...field('registration')}
              options={[
                ['', 'Elige la matrícula'],
                ...limits.registrations.map(
                  ({ registration, icaoType }) => [registration, `${registration} (${icaoType})`] as const,
                ),
              ]}
            />
          )}
          <TextField label="Número de vuelo" inputMode="numeric" maxLength={4} {...field('number')} />
        </Row>
        <fieldset>
          <legend className="mb-2 font-bold">Horas, en UTC</legend>
          {/* Wider than the others: Firefox in English writes half days, and cuts what has no room. */}
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextField label="Fuera calzos" type="datetime-local" {...field('offBlock')} />
            <TextField label="Despegue" type="datetime-local" {...field('takeoff')} />
            <TextField label="Toma" type="datetime-local" {...field('landing')} />
            <TextField label="En calzos" type="datetime-local" {...field('onBlock')} />
          </div>
          {refusal && (
            <p role="status" className="mt-3 rounded-md bg-media-soft p-3 text-sm">
              <b>{refusal.message}</b> {refusal.wayOut}
            </p>
          )}
        </fieldset>
        <Row>
          <SelectField
            label="Red"
            {...field('network')}
            options={[
              ['', 'Ninguna'],
              ['vatsim', 'VATSIM'],
              ['ivao', 'IVAO'],
            ]}
          />
          <TextField label="Combustible al salir, kg" inputMode="decimal" {...field('fuelOffKg')} />
          <TextField label="Combustible al llegar, kg" inputMode="decimal" {...field('fuelOnKg')} />
          <TextField
            label="Enlace a una prueba"
            type="url"
            placeholder="https://"
            {...field('evidenceUrl')}
          />
          <TextField
            label="Segundo piloto"
            placeholder="Su indicativo"
            maxLength={12}
            autoCapitalize="characters"
            {...field('secondPilot')}
          />
        </Row>
        <TextAreaField
          label="Comentario"
          hint={`Por qué no lo grabó tu ACARS. ${values.comment.length} de 2000 caracteres.`}
          {...field('comment')}
        />
        <TextAreaField
          label="¿Hubo una emergencia?"
          hint="Sólo si la hubo: qué pasó, de 10 a 2000 caracteres. Aceptada, el vuelo no suma ni resta, y cuenta como actividad."
          maxLength={2000}
          {...field('emergency')}
        />
        <FormProblem error={waiting ? null : send.error} />
        {waiting && (
          <StateLine kind="offline" title="Se enviará solo en cuanto la plataforma responda">
            <span className="text-ink-2">Puedes cerrar esta página. Si lo cambias, vuelve a enviarlo.</span>
            <Button size="sm" onClick={() => stopWaiting(draft)}>
              No enviarlo todavía
            </Button>
          </StateLine>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton act={send}>Enviar</SubmitButton>
          <p className="self-center text-sm text-ink-2">El borrador se guarda solo en este navegador.</p>
        </div>
      </form>
    </Card>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-start gap-4">
      {children}
    </div>
  );
}
