import { plainText } from './plain-text.ts'

/** The headings of a cleaned text, in their order, as plain words. */
export const headingsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<h3>(.*?)<\/h3>/gs)].map(([, inner = '']) => plainText(inner))
