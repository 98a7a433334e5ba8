import data from 'virtual:content/documents';

/** The airline's own documents. */
export const documents = data;
