/** Answers of the API that the server has written into the document, so that the first page waits for no request. */

let given: Record<string, unknown> = read();

function read(): Record<string, unknown> {
  const text = globalThis.document?.getElementById('answers')?.textContent;
  return text ? JSON.parse(text) : {};
}

/** @param path with its query, as `request` asks for it */
export const isGiven = (path: string): boolean => path in given;

/** The answer to a path, undefined where the document brought none. */
export const givenAnswer = (path: string): unknown => given[path];

/** Discards the answers of the document once they are outdated; later requests go to the API. */
export function forgetGiven(): void {
  given = {};
}
