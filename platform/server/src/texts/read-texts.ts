import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TextFault } from './text-fault.ts'

export interface Line {
  readonly number: number
  readonly text: string
}
/** A text in both languages, as it stands in its file. */
export interface WrittenText {
  readonly file: string
  /** The line of its heading. */
  readonly line: number
  /** The heading without `#`. */
  readonly heading: string
  /** Its header lines, and those of the file that it does not replace. */
  readonly values: ReadonlyMap<string, string>
  readonly zh: readonly Line[]
  readonly en: readonly Line[]
}
type Values = ReadonlyMap<string, string>

/**
 * Reads the texts of all Markdown files of a folder, in the order of the files' names. It reads
 * while the caller waits, so it belongs at the start of the portal.
 *
 * @param keys the header lines that a text may have
 */
export function readTexts(folder: URL, keys: readonly string[]): readonly WrittenText[] {
  const path = fileURLToPath(folder)
  const files = readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(path, name))
  const texts = files.flatMap((file) =>
    parseTexts(relative(process.cwd(), file), readFileSync(file, 'utf8'), keys),
  )
  refuseRepeated(texts)
  return texts
}

/** The texts of one file. */
export function parseTexts(file: string, content: string, keys: readonly string[]): WrittenText[] {
  const lines = content.split(/\r?\n/).map((text, at) => ({ number: at + 1, text: text.trimEnd() }))
  const { before, sections } = splitAt('# ', lines)
  const shared = valuesOf(file, before, keys)
  return sections.map(({ heading, lines: below }) => textOf(file, heading, below, shared, keys))
}

interface Section {
  readonly heading: Line
  readonly lines: readonly Line[]
}
/** Divides lines at those that begin with a mark such as `### `; headings lose the mark. */
export function splitAt(
  mark: string,
  lines: readonly Line[],
): { readonly before: readonly Line[]; readonly sections: readonly Section[] } {
  const starts = lines.flatMap(({ text }, at) => (text.startsWith(mark) ? [at] : []))
  const sections = starts.map((start, at) => {
    const { number, text } = lines[start] as Line
    return {
      heading: { number, text: text.slice(mark.length).trim() },
      lines: withoutEdges(lines.slice(start + 1, starts[at + 1])),
    }
  })
  return { before: withoutEdges(lines.slice(0, starts[0])), sections }
}

/** Lines without the blank ones at their beginning and end. */
function withoutEdges(lines: readonly Line[]): readonly Line[] {
  const isWritten = ({ text }: Line) => text !== ''
  return lines.slice(lines.findIndex(isWritten), lines.findLastIndex(isWritten) + 1)
}

function textOf(
  file: string,
  { number: line, text: heading }: Line,
  lines: readonly Line[],
  shared: Values,
  keys: readonly string[],
): WrittenText {
  const { before, sections } = splitAt('## ', lines)
  const values = new Map([...shared, ...valuesOf(file, before, keys)])
  const [zh, en, other] = sections
  if (other !== undefined) throw new TextFault(file, other.heading.number, `“${heading}” has two languages`)
  return {
    file,
    line,
    heading,
    values,
    zh: languageOf(file, zh, '中文', { number: line, text: heading }),
    en: languageOf(file, en, 'English', { number: line, text: heading }),
  }
}

function languageOf(file: string, section: Section | undefined, name: string, text: Line): readonly Line[] {
  if (section?.heading.text !== name)
    throw new TextFault(
      file,
      section?.heading.number ?? text.number,
      `“${text.text}” lacks “## ${name}” here`,
    )
  if (section.lines.length === 0)
    throw new TextFault(file, section.heading.number, `nothing is written below “## ${name}”`)
  return section.lines
}

function valuesOf(file: string, lines: readonly Line[], keys: readonly string[]): Values {
  const values = new Map<string, string>()
  for (const { number, text } of lines.filter((line) => line.text !== '')) {
    const [, key, value] = /^([a-z-]+): +(.+)$/.exec(text) ?? []
    if (key === undefined || value === undefined)
      throw new TextFault(file, number, `a header line is written “key: value”, not “${text}”`)
    if (!keys.includes(key))
      throw new TextFault(file, number, `there is no key “${key}”; the keys are ${keys.join(', ')}`)
    if (values.has(key)) throw new TextFault(file, number, `“${key}” stands twice`)
    values.set(key, value)
  }
  return values
}

function refuseRepeated(texts: readonly WrittenText[]): void {
  const first = new Map<string, WrittenText>()
  for (const text of texts) {
    const other = first.get(text.heading)
    if (other !== undefined)
      throw new TextFault(text.file, text.line, `“${text.heading}” stands in ${other.file}:${other.line} too`)
    first.set(text.heading, text)
  }
}
