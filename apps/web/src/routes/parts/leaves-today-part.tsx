import { BookButtons } from '#app/features/flights/book-buttons.tsx';
import { LeavesToday, type LeavesTodayProps } from '#app/features/ideas/leaves-today.tsx';

/** Departures that still leave today, with buttons to book them. */
export function LeavesTodayPart(props: Omit<LeavesTodayProps, 'book'>) {
  return (
    <LeavesToday {...props} book={(departure) => <BookButtons departure={departure} variant="secondary" />} />
  );
}
