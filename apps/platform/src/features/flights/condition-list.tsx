import { CircleCheck, CircleX } from 'lucide-react';
import type { Availability } from '#app/api/flights.ts';

/** Every condition of booking, met or not. */
export function ConditionList({ conditions }: { conditions: Availability['conditions'] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {conditions.map(({ met, title, text }) => (
        <li key={title} className="flex gap-2 text-sm">
          {met ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
          ) : (
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-alta" />
          )}
          <span>
            <b>
              {title}
              {met ? '.' : ': no se cumple.'}
            </b>{' '}
            <span className="text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
