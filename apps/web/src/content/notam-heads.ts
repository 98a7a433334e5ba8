import data from 'virtual:content/notam-heads';

/** The company's notices without their texts, newest first. */
export const notamHeads = data;
