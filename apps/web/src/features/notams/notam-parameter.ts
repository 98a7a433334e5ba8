/** Search parameter with the open notice, so that it can be linked and Back closes it. */
export const NOTAM_PARAMETER = 'aviso';
