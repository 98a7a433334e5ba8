/** Sheets that instructors sign. */
export const SHEET_KINDS = {
  verification: 'Verificación en línea',
  course: 'Curso de instructor',
  refresher: 'Sesión de refresco',
} as const;

export const SHEET_RESULTS = { pass: 'Apto', pending: 'Pendiente' } as const;
