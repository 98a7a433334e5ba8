import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { Availability } from '#app/api/flights.ts';

interface ConditionListProps {
  conditions: Availability['conditions'];
  /** Remarks that prevent nothing. */
  remarks: readonly { title: string; text: string }[];
}

/** All conditions of a booking, met or not, and the remarks. */
export function ConditionList({ conditions, remarks }: ConditionListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {conditions.map(({ met, title, text }) => (
        <li key={title} className="flex gap-2 text-sm">
          {met ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
          ) : (
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-alta" />
          )}
          <span className="min-w-0">
            <b>
              {title}
              {met ? '.' : ': no se cumple.'}
            </b>{' '}
            <span className="text-ink-2">{text}</span>
          </span>
        </li>
      ))}
      {remarks.map(({ title, text }) => (
        <li key={title} className="flex gap-2 text-sm">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
          <span className="min-w-0">
            <b>{title}.</b> <span className="text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
