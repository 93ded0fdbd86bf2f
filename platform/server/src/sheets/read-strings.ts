import { readXml } from './read-xml.ts'

/** The shared strings with these indexes. Others are passed over, and reading stops after the last. */
export async function readStrings(
  strings: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  let index = -1
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(strings, {
    open(name) {
      if (name === 'si') [index, text] = [index + 1, '']
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic && wanted.has(index)
    },
    text(piece) {
      if (isText) text += piece
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si' && wanted.has(index)) found.set(index, text)
    },
    isDone: () => found.size === wanted.size,
  })
  return found
}
