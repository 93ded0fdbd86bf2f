import { SaxesParser } from 'saxes'
import { SheetFault } from './sheet-fault.ts'

export interface XmlHandlers {
  /** Names come without their prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
  /** Whether the rest need not be read. */
  isDone?(): boolean
}

/** Elements in each other. A workbook has fewer than ten. */
const deepest = 100

/**
 * Reads XML while it arrives. Throws a SheetFault for XML that is not well-formed or too deep, and
 * for document types, which could declare entities.
 */
export async function readXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const damaged = () => {
    throw new SheetFault('sheetDamaged')
  }
  parser.on('error', damaged)
  parser.on('doctype', damaged)
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) damaged()
    handlers.open(localName(name), attributes)
  })
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    handlers.close?.(localName(name))
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of bytes) {
    parser.write(decoded(decoder, piece))
    if (handlers.isDone?.() === true) return
  }
  parser.write(decoded(decoder)).close()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function decoded(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined })
  } catch {
    throw new SheetFault('sheetDamaged')
  }
}
