/** Names of a PDF (ISO 32000-1, 7.3.5) under which scripts, programs to be started and embedded files stand. */
const active = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia'])
/** Too short to be looked for in packed data, where it occurs by chance. */
const activeInText = new Set([...active, 'JS'])

const nameAt = /\/([^\s()<>[\]{}/%\0]{2,60})(?=[\s()<>[\]{}/%\0])/g
const decoded = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * The complete names in a piece of a PDF, with #xx resolved; a name cut off at the end is skipped.
 */
export function pdfNames(text: string): readonly string[] {
  return [...text.matchAll(nameAt)].map(([, name = '']) => decoded(name))
}

/**
 * Whether a piece of a PDF names something active.
 * @param packed the piece is data of a stream, not the file's own text
 */
export function namesActive(text: string, packed = false): boolean {
  const wanted = packed ? active : activeInText
  return pdfNames(text).some((name) => wanted.has(name)) || (!packed && opensActively(text))
}

/** Detects actions on opening the file, other than going to a page. */
const onOpening = /\/OpenAction\s*<<([^>]{0,400})/g
const opensActively = (text: string): boolean =>
  [...text.matchAll(onOpening)].some(([, action = '']) => /\/S\s*\/(?!GoTo\W)\w+\W/.test(action))
