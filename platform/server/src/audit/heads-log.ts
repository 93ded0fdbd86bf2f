import { mkdir, open, readFile, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyPair } from '../config/secrets.ts'
import { syncFolder } from '../config/write-once.ts'
import { type HeadEntry, type HeadLine, lineHash, readLine, signLine } from './head-line.ts'

const current = 'audit-heads.log'
const older = /^audit-heads-(\d{12})\.log$/
/** A file that reaches this size is renamed by the number of its last line and kept. */
const fullAt = 4 * 1024 * 1024
/** At this interval of lines all heads are listed, so that the end of a log is enough to know every chain. */
const fullEvery = 60

export type HeadDraft = Pick<HeadLine, 'heads' | 'restored'>

/**
 * The append-only file of signed heads in DATA_DIR. Nothing in it is ever changed or deleted by the portal; each line
 * is on the disk before `append` returns. Processes that share the folder take turns (see HeadKeeper).
 */
export class HeadsLog {
  readonly #folder: string
  readonly #key: KeyPair
  #size = 0
  #last: { readonly line: HeadLine; readonly text: string } | null = null
  readonly #heads = new Map<string, HeadEntry>()

  constructor(folder: string, key: KeyPair) {
    this.#folder = folder
    this.#key = key
  }

  get path(): string {
    return join(this.#folder, current)
  }
  /** The newest head of each chain, by institution. */
  get heads(): ReadonlyMap<string, HeadEntry> {
    return this.#heads
  }
  get last(): HeadLine | null {
    return this.#last?.line ?? null
  }

  /** Reads lines that this process or another has appended since. */
  async catchUp(): Promise<void> {
    const { size } = await stat(this.path).catch(() => ({ size: 0 }))
    if (size === this.#size && size > 0) return
    this.#size = size
    const names = await headsFiles(this.#folder)
    // A file begins with a full line, so reading the newest file with lines is sufficient.
    for (const name of names.toReversed()) {
      if (await this.#readFile(name)) return
    }
  }

  async #readFile(name: string): Promise<boolean> {
    let found = false
    for (const text of await linesOf(join(this.#folder, name))) {
      const line = readLine(text, this.#key.publicKey)
      if (line === null) continue
      found = true
      this.#last = { line, text }
      for (const entry of line.heads) this.#heads.set(entry[0], entry)
    }
    return found
  }

  /**
   * Appends one line with this number, or with the next free one where the file is longer; gives the number.
   * @param draft the heads that changed
   */
  async append(draft: HeadDraft, node: string, number: number): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const aside = this.#size >= fullAt
    if (aside) await this.#putAside()
    for (const entry of draft.heads) this.#heads.set(entry[0], entry)
    const line = Math.max(number, (this.#last?.line.line ?? 0) + 1)
    const full = this.#size === 0 || line % fullEvery === 0
    const content: HeadLine = {
      node,
      line,
      at: new Date().toISOString(),
      full,
      heads: full ? [...this.#heads.values()] : draft.heads,
      ...(draft.restored && { restored: draft.restored }),
      previous: this.#last === null ? '' : lineHash(this.#last.text),
    }
    const text = signLine(content, this.#key.privateKey)
    await this.#write(text)
    this.#last = { line: content, text }
    return line
  }

  /** Ends a line that a crash cut short; readers skip it. */
  async #write(text: string): Promise<void> {
    const file = await open(this.path, 'a+', 0o600)
    try {
      const { size } = await file.stat()
      const end = Buffer.alloc(1)
      if (size > 0) await file.read(end, 0, 1, size - 1)
      await file.appendFile(size > 0 && end.toString() !== '\n' ? `\n${text}\n` : `${text}\n`)
      await file.sync()
      this.#size = (await file.stat()).size
      if (size === 0) await syncFolder(this.#folder)
    } finally {
      await file.close()
    }
  }

  async #putAside(): Promise<void> {
    const name = `audit-heads-${String(this.#last?.line.line ?? 0).padStart(12, '0')}.log`
    await rename(this.path, join(this.#folder, name))
    this.#size = 0
  }

  /** The complete lines after a number, oldest first. */
  async *since(number: number): AsyncGenerator<{ readonly line: HeadLine; readonly text: string }> {
    for await (const text of allLines(this.#folder, number)) {
      const line = readLine(text, this.#key.publicKey)
      if (line !== null && line.line > number) yield { line, text }
    }
  }
}

/** The texts of all lines, oldest first; files that end before the number are skipped. */
export async function* allLines(folder: string, behind = 0): AsyncGenerator<string> {
  for (const name of await headsFiles(folder)) {
    const last = older.exec(name)?.[1]
    if (last === undefined || Number(last) > behind) yield* await linesOf(join(folder, name))
  }
}

async function headsFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return [...names.filter((name) => older.test(name)).toSorted(), ...names.filter((name) => name === current)]
}

const linesOf = async (path: string): Promise<string[]> =>
  (await readFile(path, 'utf8')).split('\n').filter((text) => text !== '')
