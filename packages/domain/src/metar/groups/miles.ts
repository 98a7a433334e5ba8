import { metresOfStatuteMiles } from '../../units.ts';
import type { GroupReader } from './draft.ts';
import { boundOf, setPrevailing } from './visibility.ts';

const MILES = /^([PM])?(?:(\d{1,3})|(\d{1,3})\/(\d{1,2}))SM$/;

/** `10SM`, `P6SM`, `M1/4SM`, `1/16SM`, `1 1/2SM` and the same without its space, `11/2SM`. */
export const readMiles: GroupReader = (groups, at, draft) => {
  const [group = '', next = ''] = groups.slice(at, at + 2);
  const [, sign = '', ones] = /^([PM]?)(\d{1,2})$/.exec(group) ?? [];
  const isTwo = ones !== undefined && /^\d\/\d{1,2}SM$/.test(next);
  const [, bound, whole, upper = '', lower] = MILES.exec(isTwo ? sign + next : group) ?? [];
  if (whole !== undefined) return setPrevailing(draft, milesOf(Number(whole), undefined, bound)) ? 1 : 0;
  const glued = !isTwo && fractionOf(upper, lower) === undefined ? upper.slice(0, 1) : '';
  const fraction = fractionOf(upper.slice(glued.length), lower);
  if (fraction === undefined) return 0;
  const visibility = milesOf(Number(isTwo ? ones : glued), fraction, bound);
  return setPrevailing(draft, visibility) ? (isTwo ? 2 : 1) : 0;
};

interface Fraction {
  text: string;
  value: number;
}

function milesOf(whole: number, fraction: Fraction | undefined, sign: string | undefined) {
  const parts = [whole > 0 || fraction === undefined ? String(whole) : '', fraction?.text ?? ''];
  return {
    metres: metresOfStatuteMiles(whole + (fraction?.value ?? 0)),
    ...boundOf(sign),
    miles: parts.filter((part) => part !== '').join(' '),
  };
}

/** A proper fraction of a mile, in halves down to sixteenths. */
function fractionOf(upper: string, lower: string | undefined): Fraction | undefined {
  const [count, parts] = [Number(upper), Number(lower)];
  if (![2, 4, 8, 16].includes(parts) || count === 0 || count >= parts) return undefined;
  return { text: `${count}/${parts}`, value: count / parts };
}
