/** Rich text with nothing to read in it. */
export const isBare = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
