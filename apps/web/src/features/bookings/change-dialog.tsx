import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { noticeSource } from '#app/api/notices.ts';
import { changeBooking, type Booking } from '#app/api/bookings.ts';
import { fleetQuery } from '#app/api/fleet.ts';
import { availabilityQuery } from '#app/api/flights.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt, isTailTaken } from '#app/lib/problem.ts';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { bookingName } from '#app/lib/booking-name.ts';

/** Another tail, another hour, another second pilot. */
export function ChangeDialog({
  booking,
  open,
  onClose,
}: {
  booking: Booking;
  open: boolean;
  onClose: () => void;
}) {
  const [time, setTime] = useState(booking.std.slice(11, 16));
  const [tail, setTail] = useState(booking.tail ?? '');
  const [second, setSecond] = useState(booking.secondPilot ?? '');
  const number = String(booking.number ?? '');
  const room = useQuery({
    ...availabilityQuery(number, booking.date),
    enabled: open && booking.number !== null,
  });
  // A flight that is not in the timetable, or no longer, has no availability: the tails then come from the fleet.
  const unlisted = booking.number === null || room.isError;
  const fleet = useQuery({ ...fleetQuery, enabled: open && unlisted });
  const others = (fleet.data ?? []).filter(
    ({ service, typeId }) => unlisted && service === 'operational' && typeId === booking.typeId,
  );
  const change = useMutation({
    mutationFn: ({ acceptSharedTail }: { asked: string; acceptSharedTail: boolean }) =>
      changeBooking(booking, {
        ...(time !== booking.std.slice(11, 16) && { std: `${booking.std.slice(0, 11)}${time}:00Z` }),
        ...(tail !== '' && tail !== booking.tail && { tail }),
        ...(second !== (booking.secondPilot ?? '') && { secondPilot: second === '' ? null : second }),
        acceptSharedTail,
      }),
    onSuccess: () => {
      showToast({
        title: 'Reserva cambiada',
        description: `${bookingName(booking)} queda como la has dejado.`,
      });
      onClose();
    },
  });
  // Consent to share a tail is valid only for the tail and time of the warning, not for another choice.
  const asked = `${tail} ${time}`;
  const taken = isTailTaken(change.error) && change.variables?.asked === asked;
  const tails = [
    ...new Set([
      ...(booking.tail ? [booking.tail] : []),
      ...(room.data?.tails ?? others).map(({ registration }) => registration),
    ]),
  ];
  const wordOf = (registration: string) => {
    const found = room.data?.tails.find((one) => one.registration === registration);
    const other = others.find((one) => one.registration === registration);
    if (registration === booking.tail) return 'el tuyo';
    if (other) return `en ${other.place.icao}`;
    if (!found || found.free) return 'libre';
    return found.shareable ? 'ocupado, se puede compartir' : 'no disponible';
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cambiar ${bookingName(booking)}`}
      actions={
        <>
          <Button onClick={onClose}>Dejarla como está</Button>
          <ActButton act={change} input={{ asked, acceptSharedTail: taken }} variant="primary">
            {taken ? 'Compartir el avión y guardar' : 'Guardar'}
          </ActButton>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Salida, hora UTC"
          type="time"
          {...fieldOf(time, setTime, errorAt(change.error, '/std'))}
        />
        {tails.length > 0 && (
          <SelectField
            label="Avión"
            {...fieldOf(tail, setTail)}
            options={[
              ...(booking.tail === null ? [['', 'Elige un avión'] as const] : []),
              ...tails.map(
                (registration) => [registration, `${registration} · ${wordOf(registration)}`] as const,
              ),
            ]}
          />
        )}
        <TextField
          label="Segundo piloto"
          hint="Su indicativo; vacío si vuelas solo."
          {...fieldOf(second, (text) => setSecond(text.toUpperCase()))}
          error={errorAt(change.error, '/secondPilot')}
        />
      </div>
      <FormProblem error={change.error} />
      <ReadNotices slugs={noticesInProblem(change.error)} source={noticeSource} />
    </Dialog>
  );
}
