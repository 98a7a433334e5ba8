import { BookButtons } from '#app/features/flights/book-buttons.tsx';
import { LeavesToday, type LeavesTodayProps } from '#app/features/ideas/leaves-today.tsx';

/** What still leaves today, with the buttons that book it. */
export function LeavesTodayPart(props: Omit<LeavesTodayProps, 'book'>) {
  return (
    <LeavesToday {...props} book={(departure) => <BookButtons departure={departure} variant="secondary" />} />
  );
}
