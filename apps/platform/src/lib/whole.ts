/** The number that was typed, also with the minus sign of a text editor; `NaN` for what is none. */
export const wholeOf = (typed: string): number => Number(typed.trim().replace('−', '-'));
