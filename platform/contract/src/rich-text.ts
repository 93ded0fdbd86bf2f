/** Rich text with nothing to read in it. */
export const isBareRichText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
