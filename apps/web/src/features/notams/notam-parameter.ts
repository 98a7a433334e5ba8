/** Search parameter that holds the open notice, so that it can be linked to and Back closes it. */
export const NOTAM_PARAMETER = 'aviso';
