/**
 * Inserts an item into a list in source code, before the first item that sorts after it.
 * @param opener matches up to and including the list's opening bracket
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

/** Inserts an item into the list of a property. Adds the property behind another one if it is missing. */
export function insertInProperty(text: string, property: string, behind: string, item: string): string {
  const opener = new RegExp(`^  ${property}: \\[`, 'm')
  if (opener.test(text)) return insertItem(text, opener, item)
  const line = new RegExp(`^  ${behind}(?::.*)?,$`, 'm')
  if (!line.test(text))
    throw new Error(`${behind} is not found, so that ${property} cannot be added behind it`)
  return text.replace(line, (found) => `${found}\n  ${property}: [${item}],`)
}

/** Inserts an import after those of the same kind whose paths sort before it, or before all others. */
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

/** Adds a name to the import of a path. Adds the import if it is missing. */
export function insertImportedName(text: string, name: string, path: string): string {
  const brace = new RegExp(`^import \\{(?=[^}]*\\} from '${path.replaceAll('.', '\\.')}')`, 'm')
  return brace.test(text) ? insertItem(text, brace, name) : insertImport(text, `{ ${name} }`, path)
}

/** Inserts a line before the first one that sorts after it. */
export function insertLine(text: string, line: string): string {
  const lines = text.split('\n').filter((one) => one !== '')
  const at = lines.findIndex((other) => other > line)
  lines.splice(at === -1 ? lines.length : at, 0, line)
  return `${lines.join('\n')}\n`
}

const opening = '([{'
const closing = ')]}'

/** Offset of the bracket that closes the one just before `from`. */
function closingOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at)
    if (opening.includes(letter)) depth++
    if (closing.includes(letter) && depth-- === 0) return at
  }
  throw new Error('a list in the source text does not end')
}

/** The items of a list, split at the commas that are not inside brackets. */
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
