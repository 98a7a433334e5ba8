/** What stands under a field for several codes. */
export const CODES_HINT = 'separados por espacios, comas o punto y coma';

/** The codes that were typed, in capitals, with any signs between them; what is no code is left for the server to refuse. */
export const codesOf = (typed: string): string[] => typed.toUpperCase().match(/[\p{L}\d]+/gu) ?? [];
