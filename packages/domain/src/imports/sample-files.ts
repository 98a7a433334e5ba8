/** A file of each kind to fill in: its columns, and rows that show how each is written. */
import { csvText } from '../csv/csv-text.ts';

const row = (text: string) => text.split('|');

/** Name and text of each sample. Codes are those of a made-up airline: only the form is meant. */
export const SAMPLES = {
  flights: {
    file: 'muestra-horario.csv',
    csv: csvText(
      row(
        'airline|flight_number|dpt_airport|arr_airport|days|dpt_time|arr_time|flight_time|flight_type|subfleets|route|start_date|end_date|notes',
      ),
      [
        row('ABC|101|EFHK|ESSA|12345|0810|0925|75|J|E190|DCT|2026-10-25|2027-03-27|'),
        row('ABC|102|ESSA|EFHK||10:15|11:35||F|E190;B738||||Todos los días, sin final'),
      ],
    ),
  },
  aircraft: {
    file: 'muestra-flota.csv',
    csv: csvText(row('subfleet|icao|airport_id|hub_id|registration|status'), [
      row('E190|E190|EFHK|EFHK|EC-ABC|A'),
      row('B738|B738|ESSA|EFHK|N309US|M'),
    ]),
  },
  airports: {
    file: 'muestra-aeropuertos.csv',
    csv: csvText(row('icao|iata|name|location|country|timezone|lat|lon'), [
      row('EFHK|HEL|Helsinki-Vantaa|Helsinki|FI|Europe/Helsinki|60.3172|24.9633'),
    ]),
  },
  pilots: {
    file: 'muestra-pilotos.csv',
    csv: csvText(row('callsign|name|email|country|rank|home_airport_id|vatsim_id|ivao_id|created_at'), [
      row('ABC101|Ana Ruiz|ana@example.org|ES||EFHK|1234567||2024-05-31'),
    ]),
  },
  logbook: {
    file: 'muestra-bitacora.csv',
    csv: csvText(
      row('callsign|flightNumber|depIcao|arrIcao|icaoType|offBlock|onBlock|distanceNm|touchdownFpm|score'),
      [row('ABC101|101|EFHK|ESSA|E190|2025-03-01T10:05Z|2025-03-01T11:20Z|261|-182|95')],
    ),
  },
  balances: {
    file: 'muestra-saldos.csv',
    csv: csvText(row('callsign|hours|points'), [row('ABC101|123:45|1200')]),
  },
} as const satisfies Record<string, { file: string; csv: string }>;

/** Kinds of files of which there is a sample. */
export type SampleKind = keyof typeof SAMPLES;
