import data from 'virtual:content/search-words';

/** Other words that pilots have for a page, by its address. */
export const searchWords = data;
