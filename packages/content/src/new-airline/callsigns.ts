/** What the callsigns of a new airline look like: `AZL###`, where `#` stands for a digit and `@` for a letter. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIGURES = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** Parts of a form: what is written as it is, and runs of digits or letters. */
function partsOf(form: string): string[] {
  return form.match(/#+|@+|[^#@]+/g) ?? [];
}

/** What to write instead of a form that will not do, as the end of a sentence. */
export function formProblem(form: string): string | undefined {
  const fits = /^[A-Z0-9#@-]{2,10}$/.test(form) && /^[A-Z]/.test(form) && /[#@]/.test(form);
  return fits && partsOf(form).every((part) => part.length <= 6)
    ? undefined
    : 'empieza por una letra mayúscula y escribe # por cada cifra y @ por cada letra, como AZL### o AZ##@, con 10 signos como mucho';
}

/** How many callsigns a form has. */
export function roomOf(form: string): number {
  return [...form].reduce((room, sign) => room * (sign === '#' ? 10 : sign === '@' ? 26 : 1), 1);
}

/** The callsign of the pilot `n`, from 1, with as many digits and letters as the form asks for: `AZ01A`, `AZ02A`… */
export function callsignOf(form: string, n: number): string {
  let rest = n;
  const take = (base: number) => {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return digit;
  };
  // Digits count first: it is them that people read as a number.
  const signs = [...form];
  for (const kind of ['#', '@'])
    for (let i = signs.length - 1; i >= 0; i -= 1)
      if (form[i] === kind) signs[i] = kind === '#' ? String(take(10)) : (LETTERS[take(26)] ?? 'A');
  return signs.join('');
}

/** The form as a regular expression. */
export function patternOf(form: string): string {
  return partsOf(form)
    .map((part) =>
      part.startsWith('#')
        ? `[0-9]{${part.length}}`
        : part.startsWith('@')
          ? `[A-Z]{${part.length}}`
          : part.replaceAll('-', '\\-'),
    )
    .join('');
}

/** What follows the first part, in words: `3 dígitos`, `2 dígitos y 1 letra`. */
export function restInWords(form: string): string {
  return joined(form, (count, one, many) => `${count} ${count === 1 ? one : many}`, ['dígito', 'dígitos']);
}

/** The same with figures as words: `tres cifras`, `dos cifras y una letra`. */
export function restSpelled(form: string): string {
  return joined(form, (count, one, many) => `${FIGURES[count]} ${count === 1 ? one : many}`, [
    'cifra',
    'cifras',
  ]);
}

/** What a form begins with, before its first digit or letter. */
export function startOf(form: string): string {
  return /^[^#@]*/.exec(form)?.[0] ?? '';
}

function joined(
  form: string,
  say: (count: number, one: string, many: string) => string,
  [digit, digits]: readonly [string, string],
): string {
  const words = partsOf(form.slice(startOf(form).length)).map((part) => {
    if (part.startsWith('#')) return say(part.length, digit, digits);
    return part.startsWith('@') ? say(part.length, 'letra', 'letras') : `«${part}»`;
  });
  return new Intl.ListFormat('es').format(words);
}
