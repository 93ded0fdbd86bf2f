import { type Bytes, gathered, heldBytes } from '../zip/bytes.ts'
import { type ZipEntry, asIs, contentStart, deflate, localHeader, zipDirectory } from '../zip/directory.ts'
import { unpack } from '../zip/unpack.ts'
import { SheetFault } from './sheet-fault.ts'
import { sheetBounds } from './sheet.ts'

/** The parts of a workbook, by their paths. The total unpacked size is counted and bounded. */
export class WorkbookParts {
  readonly #bytes: Bytes
  readonly #entries: ReadonlyMap<string, ZipEntry>
  #left: number = sheetBounds.unpacked

  private constructor(bytes: Bytes, entries: readonly ZipEntry[]) {
    this.#bytes = bytes
    // Spreadsheets treat paths as case-insensitive.
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  }

  static async open(file: Uint8Array): Promise<WorkbookParts> {
    const bytes = heldBytes(file)
    return new WorkbookParts(bytes, await zipDirectory(bytes, sheetBounds.parts))
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase())
  }

  /** The content of a part, unpacked while it is read. Throws a SheetFault where it is missing or too large. */
  async *content(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(path.toLowerCase())
    if (entry === undefined) throw new SheetFault('notAWorkbook')
    const { offset, packed, size, method, encrypted } = entry
    if (encrypted || (method !== deflate && method !== asIs)) throw new SheetFault('notAWorkbook')
    const start = contentStart(await gathered(this.#bytes.read(offset, offset + localHeader)), offset)
    const stored = this.#bytes.read(start, start + packed)
    for await (const piece of method === deflate ? unpack(stored, size) : stored) {
      this.#left -= piece.length
      if (this.#left < 0) throw new SheetFault('sheetTooLarge')
      yield piece
    }
  }
}
