const entities: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
])

/** The headings of a cleaned text, in their order, as plain words. */
export const headingsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<h3>(.*?)<\/h3>/gs)].map(([, inner = '']) =>
    inner
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:lt|gt|nbsp|amp);/g, (entity) => entities.get(entity) ?? entity)
      .trim(),
  )
