import type { ImportView } from '#app/api/imports.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';

export const STATES: Readonly<Record<ImportView['state'], readonly [string, BadgeTone]>> = {
  reading: ['leyendo', 'sky'],
  failed: ['sin leer', 'alta'],
  checked: ['por aplicar', 'media'],
  applying: ['aplicándose', 'sky'],
  applied: ['aplicada', 'ok'],
  taking_back: ['retirándose', 'sky'],
  taken_back: ['retirada', 'neutral'],
};

/** Required columns of each file, for people; those of phpVMS if it has such a file. */
export const COLUMNS = {
  airports:
    'Columnas: icao, name, timezone, lat y lon; y si las hay iata, location y country. Entran en la red a los pocos segundos.',
  pilots:
    'Columnas: callsign (o ident); y si las hay name, email, country, rank, home_airport_id, vatsim_id, ivao_id y created_at. Nadie recibe nada hasta que invites.',
  logbook:
    'Columnas: callsign, depIcao, arrIcao, icaoType y offBlock en UTC, con onBlock o blockMin; y si las hay flightNumber, distanceNm, touchdownFpm y score.',
  balances:
    'Columnas: callsign, con hours (123:45) o minutes, y points. Las horas son el total de fuera, con los vuelos que traigas uno a uno.',
} as const;
