import { inflateSync } from 'node:zlib'

/** Streams of a PDF, unpacked. */
function streamsOf(bytes: Buffer): string[] {
  const whole = bytes.toString('latin1')
  return [...whole.matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\nendstream/g)].map((match) =>
    inflateSync(Buffer.from(match[1] as string, 'latin1')).toString('latin1'),
  )
}

/** A ligature represents several characters. */
const utf16 = (hex: string) =>
  (hex.replaceAll(' ', '').match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('')

/** The characters of the embedded font's codes, from its ToUnicode table. */
function charactersOf(streams: readonly string[]): Map<string, string> {
  const characters = new Map<string, string>()
  for (const table of streams.filter((one) => one.includes('beginbfrange')))
    for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
      for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
        characters.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), utf16(hex))
  return characters
}

/** The text of a PDF with one embedded font, as pdfkit writes it: one line for each text that was placed. */
export function pdfText(bytes: Buffer): string {
  const streams = streamsOf(bytes)
  const characters = charactersOf(streams)
  const read = (hex: string) =>
    (hex.match(/.{4}/g) ?? []).map((code) => characters.get(code.toLowerCase()) ?? '\uFFFD').join('')
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map((match) =>
      [...(match[1] as string).matchAll(/<(\w*)>/g)].map(([, hex]) => read(hex as string)).join(''),
    )
    .join('\n')
}
