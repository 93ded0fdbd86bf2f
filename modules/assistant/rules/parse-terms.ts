type Words = readonly [first: string, ...others: string[]]

/** The dictionary of the help search. */
interface Terms {
  /** Words that mean the same, in both languages, so that either finds the other's texts; the first names them. */
  readonly concepts: readonly Words[]
  /** Words that carry no topic. */
  readonly stopWords: ReadonlySet<string>
  /** Initials that people type although they match no single term, with the terms that they mean. */
  readonly initials: ReadonlyMap<string, readonly string[]>
}
interface Entry {
  readonly line: number
  readonly text: string
}
const headings = {
  concepts: '# 同义词 / Words that mean the same',
  stopWords: '# 虚词 / Words that carry no topic',
  initials: '# 简拼 / Initials',
}

/** The dictionary in a file: three headings, and below each its entries, `- 登录、登陆、login`. */
export function parseTerms(file: string, content: string): Terms {
  const fault = (line: number, what: string) => new Error(`${file}:${line}: ${what}`)
  const words = ({ line, text }: Entry): Words => {
    const [first = '', ...others] = text.split('、')
    if ([first, ...others].some((word) => word.trim() !== word || word === ''))
      throw fault(line, `words are divided by “、” without a space, not “${text}”`)
    return [first, ...others]
  }
  const below = entriesOf(content, fault)
  const conceptOf = new Map<string, number>()
  for (const entry of below(headings.concepts))
    for (const word of words(entry)) {
      const other = conceptOf.get(word)
      if (other !== undefined) throw fault(entry.line, `“${word}” stands in line ${other} too`)
      conceptOf.set(word, entry.line)
    }
  return {
    concepts: below(headings.concepts).map(words),
    stopWords: new Set(below(headings.stopWords).flatMap(words)),
    initials: new Map(
      below(headings.initials).map(({ line, text }) => {
        const [, typed, meant] = /^([a-z]+)：(.+)$/.exec(text) ?? []
        if (typed === undefined || meant === undefined)
          throw fault(line, `initials are written “hk：划款”, not “${text}”`)
        return [typed, words({ line, text: meant })]
      }),
    ),
  }
}

/** Finds the entries below a heading. */
function entriesOf(content: string, fault: (line: number, what: string) => Error) {
  const entries = new Map<string, Entry[]>(Object.values(headings).map((heading) => [heading, []]))
  let current: Entry[] | undefined
  for (const [at, text] of content.split(/\r?\n/).entries()) {
    if (text.startsWith('# ')) {
      current = entries.get(text)
      if (current === undefined) throw fault(at + 1, `the headings are “${[...entries.keys()].join('”, “')}”`)
    } else if (text.startsWith('- ') && current !== undefined)
      current.push({ line: at + 1, text: text.slice(2) })
    else if (text !== '') throw fault(at + 1, `an entry stands below a heading and begins with “- ”`)
  }
  return (heading: string): readonly Entry[] => {
    const found = entries.get(heading) ?? []
    if (found.length === 0) throw fault(1, `nothing stands below “${heading}”`)
    return found
  }
}
