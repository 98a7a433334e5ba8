import data from 'virtual:content/document-sections';

/** The headings of the airline's own documents, and the words by which pilots look for them. */
export const documentSections = data;
