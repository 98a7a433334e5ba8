/** Signs that are not seen, or that turn the letters around them: with one, a name looks like another or like none. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** More marks on one letter than any language writes; they run over the lines above and below. */
const HEAPED = /\p{M}{4}/u;

/** Whether a person's name contains letters and no invisible characters. */
export const isVisibleName = (name: string): boolean =>
  /\p{L}/u.test(name) && !UNSEEN.test(name) && !HEAPED.test(name);

/** Whether a text contains letters or digits and no invisible characters. */
export const isVisibleText = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !UNSEEN.test(text) && !HEAPED.test(text);

/** Whether a text contains the beginning of an HTML tag or comment. */
export const hasMarkup = (text: string): boolean => /<[a-z!/?]/i.test(text);
