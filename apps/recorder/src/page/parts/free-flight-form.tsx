import { useState } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import type { CockpitApi } from '../services/cockpit-api.ts';

/** A flight without a booking: the platform books it when it begins. */
export function FreeFlightForm({ act }: { act: CockpitApi['act'] }) {
  const [flight, setFlight] = useState({ from: '', to: '', icaoType: '' });
  const field = (name: keyof typeof flight) => ({
    value: flight[name],
    autoCapitalize: 'characters' as const,
    autoComplete: 'off',
    spellCheck: false,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setFlight({ ...flight, [name]: target.value }),
  });
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">Vuelo libre, sin reserva</summary>
      <form
        className="grid gap-3 sm:grid-cols-4 sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          void act('fly-free', flight);
        }}
      >
        <TextField label="Salida (OACI)" maxLength={4} {...field('from')} />
        <TextField label="Llegada (OACI)" maxLength={4} {...field('to')} />
        <TextField label="Avión (OACI)" maxLength={4} {...field('icaoType')} />
        <Button type="submit" variant="primary">
          Volar
        </Button>
      </form>
    </details>
  );
}
