/** V-12 diversion, V-13 two flights at once, V-15 other callsign, V-16 field distrusted. */
import { distrusted } from '../reported-fields.ts';
import { blocking, informative, type FlagRule } from './flag-rule.ts';

/** V-12. Where the recording ends before the landing, nobody knows that there was a diversion. */
export const diverted: FlagRule = ({ facts: { diversion, arrivalIcao }, times: { landing } }) => {
  if (!diversion) return [];
  if (arrivalIcao === null && landing === null)
    return informative('V-12', 'No se sabe dónde aterrizó: la grabación acaba antes');
  return informative('V-12', `Desvío: llegada a ${arrivalIcao ?? 'un campo desconocido'}`);
};

/** V-13. */
export const overlapping: FlagRule = ({ facts: { overlaps } }) =>
  overlaps === null ? [] : blocking('V-13', `Se solapa con el informe ${overlaps}`);

/** V-15: the network's feed showed the pilot under another callsign. */
export const otherCallsign: FlagRule = ({ network, facts: { callsign } }) => {
  const seen = network
    .filter((sample) => sample.network !== null && sample.callsign !== null)
    .map((sample) => sample.callsign?.toUpperCase() ?? '');
  const other = [...new Set(seen)].toSorted().find((name) => name !== callsign?.toUpperCase());
  return callsign === null || other === undefined ? [] : informative('V-15', `En la red voló como ${other}`);
};

/** V-16: the add-on is known to report something wrongly. */
export const fieldDistrusted: FlagRule = ({ facts: { addOn } }, _figures, { addOns }) => {
  const fields = [...distrusted(addOn, addOns)];
  return fields.length === 0
    ? []
    : informative('V-16', `Datos no fiables de este avión: ${fields.join(', ')}`);
};
