import { Dices } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { spanWords } from './idea-words.ts';
import type { IdeasWish } from './wish-address.ts';

/** An airport or a type to choose. */
export interface Choice {
  value: string;
  label: string;
}

interface WishFormProps {
  wish: IdeasWish;
  /** Minutes to choose from, the present ones among them. */
  times: readonly number[];
  airports: readonly Choice[];
  types: readonly Choice[];
  onChange: (change: Partial<IdeasWish>) => void;
  onSurprise: () => void;
  /** Whether there are ideas for a surprise. */
  canSurprise: boolean;
}

/** Form for origin, time and type. Each choice applies at once. */
export function WishForm({ wish, times, airports, types, onChange, onSurprise, canSurprise }: WishFormProps) {
  return (
    <Card className="@container p-4 sm:p-5">
      <search
        aria-label="Tu vuelo de hoy"
        className="grid items-end gap-4 @lg:grid-cols-2 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,5fr)_auto]"
      >
        <Choose label="Desde" value={wish.from} onChoose={(from) => onChange({ from, seed: undefined })}>
          {airports.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choose>
        <Choose
          label="Tiempo"
          value={String(wish.minutes)}
          onChoose={(minutes) => onChange({ minutes: Number(minutes), seed: undefined })}
        >
          {times.map((minutes) => (
            <option key={minutes} value={minutes}>
              {spanWords(minutes)}
            </option>
          ))}
        </Choose>
        <Choose
          label="Avión"
          value={wish.type ?? ''}
          onChoose={(type) => onChange({ type: type || undefined, seed: undefined })}
        >
          <option value="">Cualquiera</option>
          {types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choose>
        <Button variant="primary" onClick={onSurprise} disabled={!canSurprise}>
          <Dices aria-hidden className="size-5" />
          Sorpréndeme
        </Button>
      </search>
    </Card>
  );
}

interface ChooseProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choose({ label, value, onChoose, children }: ChooseProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full text-ellipsis rounded-md border border-control bg-surface px-3 text-ink"
      >
        {children}
      </select>
    </div>
  );
}
