/** Why a report waits, without the codes of flags and rules: these stand in the report. */
export const withoutCodes = (why: string): string => why.replaceAll(/\b[VS]-\d+b?: /g, '');
