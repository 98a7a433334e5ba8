/** Names of IATA's service types by letter, as phpVMS writes them, and our kinds for them. */
import type { FlightKind } from './flight.ts';

/** A letter as people read it, and the kind of flight that it means here. */
interface IataType {
  /** Spanish, begins a sentence. */
  name: string;
  kind: FlightKind;
}

/** The 24 letters that phpVMS knows. */
export const IATA_TYPES: Readonly<Record<string, IataType>> = {
  J: { name: 'Pasaje regular', kind: 'line' },
  F: { name: 'Carga regular', kind: 'line' },
  S: { name: 'Puente aéreo', kind: 'line' },
  B: { name: 'Puente aéreo adicional', kind: 'line' },
  G: { name: 'Pasaje adicional', kind: 'line' },
  A: { name: 'Carga y correo adicionales', kind: 'line' },
  M: { name: 'Correo', kind: 'line' },
  Q: { name: 'Pasaje y carga en cabina', kind: 'line' },
  R: { name: 'Pasaje y carga en cabina, adicional', kind: 'line' },
  C: { name: 'Chárter de pasaje', kind: 'free' },
  H: { name: 'Chárter de carga y correo', kind: 'free' },
  L: { name: 'Chárter de pasaje y carga', kind: 'free' },
  O: { name: 'Chárter especial', kind: 'free' },
  D: { name: 'Aviación general', kind: 'free' },
  E: { name: 'Autoridades', kind: 'free' },
  I: { name: 'Ambulancia', kind: 'free' },
  N: { name: 'Taxi aéreo', kind: 'free' },
  W: { name: 'Militar', kind: 'free' },
  Y: { name: 'Propio de la compañía', kind: 'free' },
  Z: { name: 'Otro', kind: 'free' },
  K: { name: 'Entrenamiento', kind: 'training' },
  P: { name: 'Posicionamiento', kind: 'positioning' },
  T: { name: 'Prueba técnica', kind: 'positioning' },
  X: { name: 'Escala técnica', kind: 'positioning' },
};

/** Letter of each kind; a kind that IATA lacks has that of the most general one. */
export const KIND_LETTERS: Readonly<Record<FlightKind, string>> = {
  line: 'J',
  continuation: 'J',
  focus: 'C',
  tour: 'C',
  event: 'C',
  training: 'K',
  positioning: 'P',
  free: 'C',
};
