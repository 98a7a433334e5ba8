/** What is left of a report when everything that can be decoded is taken away. Pure. */

const WEATHER =
  /^(?:[-+]|VC)?(?:MI|BC|PR|DR|BL|SH|TS|FZ)?(?:\/?(?:DZ|RA|SN|SG|IC|PL|GR|GS|UP|BR|FG|FU|VA|DU|SA|HZ|PY|PO|SQ|FC|SS|DS|TS|SH|NSW))*$/;

/** Groups that are decoded elsewhere, or that only say that something was not measured. */
const KNOWN: readonly RegExp[] = [
  /^(?:AUTO|NIL|COR|CC[A-Z]|AMD|CAVOK|NOSIG|NSW)$/,
  /^(?:VRB|\d{3})\d{2,3}(?:G\d{2,3})?(?:KT|MPS|KMH|KM\/H)$/,
  /^\d{3}V\d{3}$/,
  /^NDV$/,
  /^\d{4}(?:NDV|N|NE|E|SE|S|SW|W|NW)?$/,
  /^[PM]?(?:\d+|\d+\/\d+)SM$/,
  /^\d+$/,
  /^R\d{2}[LCR]?\/[PM]?\d{4}(?:V[PM]?\d{3,4})?(?:FT)?(?:\/?[UDN])?$/,
  /^(?:FEW|SCT|BKN|OVC)(?:\d{3}|\/{3})(?:CB|TCU|CI|CC|CS|AC|ST|CU|AS|NS|SC|TCU\/CB|\/{3})?$/,
  /^VV\d{3}$/,
  /^M?\d{2}\/M?\d{2}$/,
  /^[QA]\d{4}$|^Q\d{4}\/\d\d\.\d\d$/,
  WEATHER,
  // Not measured. Clouds of which only the type is known stay: nothing else here says it.
  /^(?:\/+|\/{5}(?:KT|MPS)|\/{4}SM|[QA]\/{4}|R\d{2}[LCR]?\/\/{4}[UDN/]?)$/,
  /^(?:M?\d{2}|\/\/|M\/\/)\/(?:M?\d{2}|\/\/|M\/\/)$/,
];

/** The groups between station and trend that nothing here can decode, in order. */
export function unknownGroups(body: string): string[] {
  const groups = body.split(' ');
  const time = groups.findIndex((group) => /^\d{6}Z$/.test(group));
  const trend = groups.findIndex((group) => /^(?:TEMPO|BECMG|INTER)$/.test(group));
  return groups
    .slice(time < 0 ? groups.length : time + 1, trend < 0 ? undefined : trend)
    .filter((group) => !KNOWN.some((known) => known.test(group)));
}
