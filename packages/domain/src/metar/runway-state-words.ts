/** The state of a runway (ICAO Annex 3, appendix 3, state of the runway group) in Spanish. Pure. */

const DEPOSITS: Readonly<Record<string, string>> = {
  '0': 'limpia y seca',
  '1': 'húmeda',
  '2': 'mojada, con charcos',
  '3': 'con escarcha',
  '4': 'con nieve seca',
  '5': 'con nieve mojada',
  '6': 'con nieve fundente',
  '7': 'con hielo',
  '8': 'con nieve compactada',
  '9': 'con surcos o crestas helados',
};

const COVERS: Readonly<Record<string, string>> = {
  '1': ' en menos del 10\u00a0%',
  '2': ' en el 11 al 25\u00a0%',
  '5': ' en el 26 al 50\u00a0%',
  '9': ' en el 51 al 100\u00a0%',
};

const DEPTHS: Readonly<Record<string, string>> = {
  '00': ', menos de 1\u00a0mm',
  '92': ', 10\u00a0cm',
  '93': ', 15\u00a0cm',
  '94': ', 20\u00a0cm',
  '95': ', 25\u00a0cm',
  '96': ', 30\u00a0cm',
  '97': ', 35\u00a0cm',
  '98': ', 40\u00a0cm o más',
  '99': ', fuera de servicio',
};

const BRAKING: Readonly<Record<string, string>> = {
  '91': ', frenado malo',
  '92': ', frenado entre malo y mediano',
  '93': ', frenado mediano',
  '94': ', frenado entre mediano y bueno',
  '95': ', frenado bueno',
  '99': ', frenado sin medida fiable',
};

/** `pista 24: con nieve seca en el 11 al 25 %, 3 mm, frenado bueno`; the group itself if it can't be read. */
export function runwayStateWords(group: string): string {
  if (/^(?:R\/)?SNOCLO$/.test(group)) return 'aeródromo cerrado por la nieve';
  const [, number = '', rest = ''] = /^R?(\d{2}(?:[LCR]{1,2}(?=\/))?)\/?(.+)$/.exec(group) ?? [];
  const runway = runwayName(number);
  if (rest === 'SNOCLO') return `${runway}: ${number === '88' ? 'cerradas' : 'cerrada'} por la nieve`;
  if (rest.startsWith('CLRD'))
    return `${runway}: ${number === '88' ? 'limpias' : 'limpia'}${brakingWords(rest.slice(4))}`;
  const [, deposit = '', cover = '', depth = '', braking = ''] = /^(.)(.)(..)(..)$/.exec(rest) ?? [];
  const state = `${DEPOSITS[deposit] ?? ''}${COVERS[cover] ?? ''}${depthWords(depth)}${brakingWords(braking)}`;
  return `${runway}: ${state.replace(/^, /, '') || 'sin datos'}`;
}

/** `pista 08R` of `58` too: 50 is added for the right one of two; 88 is every runway, 99 the last report repeated. */
function runwayName(number: string): string {
  if (number === '88') return 'todas las pistas';
  if (number === '99') return 'última medida repetida';
  const figure = Number(number.slice(0, 2));
  return figure > 50 ? `pista ${String(figure - 50).padStart(2, '0')}R` : `pista ${number}`;
}

function depthWords(depth: string): string {
  if (DEPTHS[depth] !== undefined) return DEPTHS[depth];
  return /^\d\d$/.test(depth) && Number(depth) <= 90 ? `, ${Number(depth)}\u00a0mm` : '';
}

function brakingWords(braking: string): string {
  if (BRAKING[braking] !== undefined) return BRAKING[braking];
  return /^\d\d$/.test(braking) && Number(braking) <= 90 ? `, coeficiente de frenado 0,${braking}` : '';
}
