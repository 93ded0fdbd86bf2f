/**
 * Adds an item to a list in source text: `opener` matches up to and including the bracket that opens it. The item goes
 * before the first one that sorts after it; where the list is not sorted, that is merely a place in it.
 */
export function insertItem(text: string, opener: RegExp, item: string): string {
  const start = opener.exec(text)
  if (start === null) throw new Error(`${opener.source} is not found, so that ${item} cannot be added to it`)
  const from = start.index + start[0].length
  const to = closingOf(text, from)
  const items = itemsOf(text.slice(from, to))
  const at = items.findIndex((other) => !other.startsWith('.') && other > item)
  items.splice(at === -1 ? items.length : at, 0, item)
  return `${text.slice(0, from)}${items.join(', ')}${text.slice(to)}`
}

/** Adds an import after those of smaller paths of its kind, or before all others. */
export function insertImport(text: string, names: string, path: string): string {
  const line = `import ${names} from '${path}'\n`
  if (text.includes(line)) return text
  const known = [...text.matchAll(/^import [^'"]*? from '([^']+)'\n/gm)]
  const isBefore = (other: string) =>
    other.startsWith('.') === path.startsWith('.') ? other < path : !other.startsWith('.')
  const last = known.findLast(([, other = '']) => isBefore(other))
  const at = last === undefined ? (known[0]?.index ?? 0) : last.index + last[0].length
  return text.slice(0, at) + line + text.slice(at)
}

/** Adds a name to the import of a path, which is added where there is none. */
export function insertImportedName(text: string, name: string, path: string): string {
  const brace = new RegExp(`^import \\{(?=[^}]*\\} from '${path.replaceAll('.', '\\.')}')`, 'm')
  return brace.test(text) ? insertItem(text, brace, name) : insertImport(text, `{ ${name} }`, path)
}

/** Adds a line to a file of lines, before the first one that sorts after it. */
export function insertLine(text: string, line: string): string {
  const lines = text.split('\n').filter((one) => one !== '')
  const at = lines.findIndex((other) => other > line)
  lines.splice(at === -1 ? lines.length : at, 0, line)
  return `${lines.join('\n')}\n`
}

const opening = '([{'
const closing = ')]}'

/** Where the bracket closes that was opened just before `from`. */
function closingOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at)
    if (opening.includes(letter)) depth++
    if (closing.includes(letter) && depth-- === 0) return at
  }
  throw new Error('a list in the source text does not end')
}

/** The items of a list, separated by commas outside of brackets. */
function itemsOf(list: string): string[] {
  const items = ['']
  let depth = 0
  for (const letter of list) {
    if (opening.includes(letter)) depth++
    if (closing.includes(letter)) depth--
    if (letter === ',' && depth === 0) items.push('')
    else items[items.length - 1] += letter
  }
  return items.map((item) => item.trim()).filter((item) => item !== '')
}
