import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { cancelBooking, type Booking } from '#app/api/bookings.ts';
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Anular ${bookingName(booking)}`}
      actions={
        <>
          <Button onClick={onClose}>Conservarla</Button>
          <ActButton act={cancel} variant="primary">
            Anular la reserva
          </ActButton>
        </>
      }
    >
      <p>{leftWords(booking)} Anular a tiempo no cuesta puntos.</p>
      <FormProblem error={cancel.error} />
    </Dialog>
  );
}

/** What happens to the flight afterwards: only a flight of the timetable becomes free for others. */
function leftWords({ dep, arr, flightId, stage, event }: Booking): string {
  const ends = `de ${dep.city} a ${arr.city}`;
  if (stage)
    return `La etapa, ${ends}, sigue pendiente: vuelve a reservarla cuando quieras. Sigues en el tour.`;
  if (event) return `Dejas de volar ${ends} en ${event.name}.`;
  return flightId === null
    ? `Era un vuelo sólo tuyo, ${ends}: no queda para nadie.`
    : `El vuelo ${ends} queda libre para otros.`;
}
