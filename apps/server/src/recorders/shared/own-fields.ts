import { type Body, isBody, storable, text } from './fields.ts';

/** Most custom fields in one request; below, the most that a flight keeps (the last ones). */
const MOST_FIELDS = 50;
const MOST_KEPT = 200;

/** A client's custom fields as texts: the sent ones merged over those of the note; empty if it sends none. */
export function ownFieldsIn({ fields: sent }: Body, { fields: before }: Body): { fields?: Body } {
  if (!isBody(sent)) return {};
  const fresh = Object.keys(sent)
    .slice(0, MOST_FIELDS)
    .map((name): [string, string] => [storable(name.slice(0, 60)), text(sent, name, 200) ?? '']);
  const all = { ...(isBody(before) && before), ...Object.fromEntries(fresh) };
  return { fields: Object.fromEntries(Object.entries(all).slice(-MOST_KEPT)) };
}
