import { useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { nextCallsignQuery } from '#app/api/pilots.ts';
import { airline } from '#app/config/airline.ts';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

/** The callsign of who comes in: the first that is free, until another one is typed. Asks for it only while `enabled`. */
export function useCallsignToGive(enabled = true) {
  const free = useQuery({ ...nextCallsignQuery, enabled });
  const [typed, type] = useState<string>();
  return { callsign: typed ?? free.data?.callsign ?? '', type, free };
}

/** Field for the callsign to give; `error` is the API's answer. */
export function CallsignToGive({
  give: { callsign, type, free },
  error,
  note = '',
}: {
  give: ReturnType<typeof useCallsignToGive>;
  error: unknown;
  /** Addition to the hint of a proposed callsign, with a leading space. */
  note?: string;
}) {
  return (
    <TextField
      label="Indicativo"
      hint={
        free.data?.callsign === null
          ? `No queda ninguno libre como ${airline.callsign.example}.`
          : `Se propone el primero libre; puedes poner otro.${note}`
      }
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...fieldOf(callsign, type, errorAt(error, '/callsign'))}
    />
  );
}
