import { type WrittenText, readTexts } from '@iisp/server/texts/read-texts'
import { TextFault } from '@iisp/server/texts/text-fault'
import { titledText } from '@iisp/server/texts/titled-text'
import { articleCategories, articleKinds } from '../contract/kinds.ts'
import type { WrittenArticle } from './write-articles.ts'

/** The header lines of an article. */
export const articleKeys = ['kind', 'category', 'file', 'days-ago'] as const

/** The articles in the Markdown files of a folder. */
export const readArticles = (folder: URL): readonly WrittenArticle[] =>
  readTexts(folder, articleKeys).map(articleOf)

export function articleOf(text: WrittenText): WrittenArticle {
  const { file, line, heading, values } = text
  const daysAgo = values.get('days-ago')
  const fileId = values.get('file')
  if (!/^[\w/-]+$/.test(heading)) throw new TextFault(file, line, `“${heading}” cannot be part of an address`)
  if (daysAgo !== undefined && !/^\d+$/.test(daysAgo))
    throw new TextFault(file, line, `“days-ago” is a number, not “${daysAgo}”`)
  const [zh, en] = [titledText(file, text.zh), titledText(file, text.en)]
  if (zh.body === '' || en.body === '') throw new TextFault(file, line, `“${heading}” has a title only`)
  return {
    kind: oneOf(text, 'kind', articleKinds),
    key: heading,
    category: oneOf(text, 'category', articleCategories),
    title: [zh.title, en.title],
    body: [zh.body, en.body],
    ...(fileId !== undefined && { fileId }),
    ...(daysAgo !== undefined && { daysAgo: Number(daysAgo) }),
  }
}

function oneOf<Word extends string>(
  { file, line, values }: WrittenText,
  key: string,
  names: Readonly<Record<Word, unknown>>,
): Word {
  const isWord = (word: string): word is Word => Object.hasOwn(names, word)
  const value = values.get(key) ?? ''
  if (!isWord(value))
    throw new TextFault(file, line, `“${key}” is one of ${Object.keys(names).join(', ')}, not “${value}”`)
  return value
}
