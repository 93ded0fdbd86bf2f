import type { SheetRow } from '@iisp/contract/sheet-row'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { SheetFault, type SheetFaultKind } from './sheet-fault.ts'
import { type SheetKind, type SheetLimits, sheetBounds } from './sheet.ts'

export interface SheetTask {
  readonly kind: SheetKind
  readonly limits: SheetLimits
}
export type SheetResult =
  | { readonly rows: readonly SheetRow[] }
  | { readonly fault: SheetFaultKind; readonly params: Readonly<Record<string, string>> }

/** Reads one sheet: its rows, or why it cannot be read. */
export async function* gatherSheet(
  { kind, limits }: SheetTask,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<SheetResult> {
  try {
    const file = await wholeFile(bytes)
    yield { rows: kind === 'csv' ? readCsv(file, limits) : await readXlsx(file, limits) }
  } catch (fault) {
    if (!(fault instanceof SheetFault)) throw fault
    yield { fault: fault.kind, params: fault.params }
  }
}

async function wholeFile(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > sheetBounds.packed) throw new SheetFault('sheetTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
