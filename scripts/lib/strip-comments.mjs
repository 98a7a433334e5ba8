// @ts-check
const TOKENS =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[\s(])\/\/.*|^\/\/.*|\/\*[\s\S]*?\*\//gm;

/**
 * Source text with its comments blanked out, line by line in place. Good enough for searching: it knows strings, so
 * that `https://` is no comment, but not regular expressions.
 * @param {string} text
 */
export function stripComments(text) {
  return text.replaceAll(TOKENS, (token) => (token.startsWith('/') ? blank(token) : token));
}

/**
 * Source text with its comments and its strings blanked out.
 * @param {string} text
 */
export function stripWords(text) {
  return text.replaceAll(TOKENS, blank);
}

/** @param {string} token */
function blank(token) {
  return token.replaceAll(/[^\n]/g, ' ');
}
