import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { cancelBooking, cancelRestOfDay, type Booking } from '#app/api/bookings.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { bookingName } from '#app/lib/booking-name.ts';

/** Asks once before a booking is cancelled. */
export function CancelDialog({
  booking,
  open,
  onClose,
}: {
  booking: Booking;
  open: boolean;
  onClose: () => void;
}) {
  const cancel = useMutation({
    mutationFn: () => cancelBooking(booking.code),
    onSuccess: () => {
      showToast({
        title: 'Reserva anulada',
        description: `${bookingName(booking)}, de ${booking.dep.city} a ${booking.arr.city}. No cuesta nada.`,
      });
      onClose();
    },
  });
  const { rotation } = booking;
  const rest = useMutation({
    mutationFn: () => cancelRestOfDay(booking.code),
    onSuccess: () => {
      showToast({
        title: 'Día de avión anulado',
        description: `Desde ${booking.dep.city} y hasta el final. No cuesta nada.`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Anular ${bookingName(booking)}`}
      actions={
        <>
          <Button onClick={onClose}>Conservarla</Button>
          {rotation && rotation.n < rotation.of && (
            <ActButton act={rest}>
              {rotation.n === 1 ? 'Anular el día entero' : 'Anular ésta y las que siguen'}
            </ActButton>
          )}
          <ActButton act={cancel} variant="primary">
            Anular la reserva
          </ActButton>
        </>
      }
    >
      <p>{leftWords(booking)} Anular a tiempo no cuesta puntos.</p>
      <FormProblem error={cancel.error ?? rest.error} />
    </Dialog>
  );
}

/** What happens to the flight afterwards: only a flight of the timetable becomes free for others. */
function leftWords({ dep, arr, flightId, stage, event, rotation }: Booking): string {
  const ends = `de ${dep.city} a ${arr.city}`;
  if (stage)
    return `La etapa, ${ends}, sigue pendiente: vuelve a reservarla cuando quieras. Sigues en el tour.`;
  if (event) return `Dejas de volar ${ends} en ${event.name}.`;
  if (rotation && rotation.n < rotation.of)
    return `Es la etapa ${rotation.n} de ${rotation.of} de un día de avión. Si anulas sólo ésta, ${ends}, se liberan las que el avión ya no alcanza y las demás siguen siendo tuyas.`;
  return flightId === null
    ? `Era un vuelo sólo tuyo, ${ends}: no queda para nadie.`
    : `El vuelo ${ends} queda libre para otros.`;
}
