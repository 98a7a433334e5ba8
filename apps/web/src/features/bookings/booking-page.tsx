import { useQuery, useMutation } from '@tanstack/react-query';
import { keptBookingQuery } from '#app/api/kept-bookings.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BookingActions } from './booking-actions.tsx';
import { FlownLinks } from './flown-links.tsx';
import { bookingName } from '#app/lib/booking-name.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { useState } from 'react';
import type { Booking } from '#app/api/bookings.ts';
import { claimPoints } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** A pilot's claim against the debit of an expired booking, and its result. */
function DebitClaim({ booking: { code, graceUntil, claim } }: { booking: Booking }) {
  const [text, setText, forget] = useDraftText(`recurso-reserva-${code}`);
  const [open, setOpen] = useState(text !== '');
  const send = useMutation({
    // The debit counts for the month in which the grace ended.
    mutationFn: () => claimPoints({ month: graceUntil.slice(0, 7), bookingCode: code, text: text.trim() }),
    onSuccess: () => {
      forget();
      setOpen(false);
    },
  });
  if (claim?.state === 'open')
    return (
      <p role="status" className="text-sm">
        Has recurrido: el equipo te contestará en tus mensajes.
      </p>
    );
  return (
    <>
      {claim && <p className="text-sm">Respuesta a tu recurso: {claim.answer}</p>}
      {!open && <Button onClick={() => setOpen(true)}>Recurrir</Button>}
      {open && (
        <form className="grid gap-3" onSubmit={sentByPage(() => send.mutate())}>
          <TextAreaField
            label="Por qué no es justo"
            hint="De 20 a 4000 caracteres: qué te impidió volarla o anularla."
            required
            minLength={20}
            maxLength={4000}
            {...fieldOf(text, setText, errorAt(send.error, '/text'))}
          />
          <FormProblem error={send.error} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton act={send}>Enviar el recurso</SubmitButton>
            <Button onClick={() => setOpen(false)}>Cerrar</Button>
          </div>
        </form>
      )}
    </>
  );
}

/** One booking with all its details. */
export function BookingPage({ code }: { code: string }) {
  const booking = useQuery(keptBookingQuery(code));
  const { data } = booking;
  return (
    <>
      <PageHead
        eyebrow="Reserva"
        title={data ? `${bookingName(data)} a ${data.arr.city}` : code}
        actions={<ButtonLink to={paths.bookings}>Todas tus reservas</ButtonLink>}
      />
      <Loaded query={booking} what="la reserva">
        {(one) => (
          <BoardingPass booking={one}>
            {one.state === 'reserved' && <BookingActions booking={one} />}
            {one.state === 'expired' && one.reason === null && <DebitClaim booking={one} />}
            {one.reasonText && <p className="text-sm">Motivo: {one.reasonText}</p>}
            <FlownLinks booking={one} />
            {one.rulesVersion && (
              <TextLink to={`${paths.rules}?version=${one.rulesVersion}`} className="text-sm print:hidden">
                Las reglas de la nota cuando reservaste
              </TextLink>
            )}
            {one.state !== 'reserved' && one.state !== 'flying' && (
              <ButtonLink to={paths.flights} variant="primary">
                Buscar otro vuelo
              </ButtonLink>
            )}
          </BoardingPass>
        )}
      </Loaded>
    </>
  );
}
