/** The text of an answer that came in pieces; a letter may be split between two of them. */
export function decodeText(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
}
