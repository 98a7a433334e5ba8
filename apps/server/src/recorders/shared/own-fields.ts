import { type Body, isBody, storable, text } from './fields.ts';

/** Fields of the client's own in one request, and those that a flight keeps, the last ones. */
const MOST_FIELDS = 50;
const MOST_KEPT = 200;

/** The client's own fields, as texts: those of a note and, over them, those that it sends; nothing where it sends none. */
export function ownFieldsIn({ fields: sent }: Body, { fields: before }: Body): { fields?: Body } {
  if (!isBody(sent)) return {};
  const fresh = Object.keys(sent)
    .slice(0, MOST_FIELDS)
    .map((name): [string, string] => [storable(name.slice(0, 60)), text(sent, name, 200) ?? '']);
  const all = { ...(isBody(before) && before), ...Object.fromEntries(fresh) };
  return { fields: Object.fromEntries(Object.entries(all).slice(-MOST_KEPT)) };
}
