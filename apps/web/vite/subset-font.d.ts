declare module 'subset-font' {
  /** @param letters that are kept, each once or more */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; noHinting: boolean },
  ): Promise<Buffer>;
}
