import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Uint8Array
}
type One = string | Given

/** Files as a test gives them, by path or content, as the window's own. */
export const filesOf = (given: One | readonly One[]): Promise<File[]> =>
  Promise.all((Array.isArray(given) ? (given as readonly One[]) : [given as One]).map(fileOf))

async function fileOf(one: One): Promise<File> {
  const { name, mimeType, buffer } =
    typeof one === 'string' ? { name: basename(one), mimeType: '', buffer: await readFile(one) } : one
  return new File([new Uint8Array(buffer)], name, { type: mimeType })
}
