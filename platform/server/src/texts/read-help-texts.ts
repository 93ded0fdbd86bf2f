import { type HelpText, helpCategories } from '@iisp/contract/help-text'
import { type Line, type WrittenText, readTexts } from './read-texts.ts'
import { TextFault } from './text-fault.ts'
import { isYes, itemsOf, menuIdOf } from './text-values.ts'

/** The header lines of a help text. */
export const helpKeys = ['category', 'page', 'keywords', 'related', 'pinned'] as const

/** The help texts in the Markdown files of a folder. */
export const readHelpTexts = (folder: URL): readonly HelpText[] => readTexts(folder, helpKeys).map(helpTextOf)

export function helpTextOf(text: WrittenText): HelpText {
  const page = text.values.get('page')
  return {
    code: codeOf(text),
    category: categoryOf(text),
    menuId: page === undefined ? '' : menuIdOf(text, page),
    zh: wordingOf(text, text.zh),
    en: wordingOf(text, text.en),
    keywords: itemsOf(text, 'keywords'),
    related: itemsOf(text, 'related'),
    ...(isYes(text, 'pinned') && { pinned: true }),
  }
}

function codeOf({ file, line, heading }: WrittenText): string {
  if (!/^[a-z0-9-]+$/.test(heading))
    throw new TextFault(
      file,
      line,
      `the code of a text has small letters, digits and hyphens, not “${heading}”`,
    )
  return heading
}

function categoryOf({ file, line, values }: WrittenText): HelpText['category'] {
  const written = values.get('category')
  const category = helpCategories.find((one) => one === written)
  if (category === undefined)
    throw new TextFault(file, line, `“category” is one of ${helpCategories.join(', ')}`)
  return category
}

/** Questions are lines that begin with `- `, the answer stands below them. */
function wordingOf({ file }: WrittenText, lines: readonly Line[]): HelpText['zh'] {
  const end = lines.findIndex(({ text }) => !text.startsWith('- '))
  const [first, ...others] = lines.slice(0, end === -1 ? lines.length : end).map(({ text }) => text.slice(2))
  const { number } = lines[0] as Line
  if (first === undefined)
    throw new TextFault(file, number, 'the text has no question: “- …” before its answer')
  if (end === -1) throw new TextFault(file, number, 'the question has no answer')
  const answer = lines.slice(end).map(({ text }) => text)
  return { ask: [first, ...others], answer: answer.join('\n').trim() }
}
