import type { KeyObject } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import type { HeadsFinding, Restored } from './finding.ts'
import { type HeadEntry, type HeadLine, lineHash, readLine } from './head-line.ts'

/** The content of a log of signed heads, read from its beginning. */
export interface HeadsReading {
  /** '' where no line is complete. */
  readonly node: string
  /** Number of its last complete line, or 0. */
  readonly last: number
  /** The text after the last complete line is not a line: a crash cut it short, or somebody changed it. */
  readonly damagedEnd: boolean
  /** The newest head of each chain. */
  readonly heads: ReadonlyMap<string, HeadEntry>
  readonly findings: readonly HeadsFinding[]
  readonly restored: Restored[]
}

/**
 * Checks a log line by line: signature, number, hash of the previous line. A fragment that a crash left between two
 * consecutive lines is ignored.
 */
export async function readHeads(texts: AsyncIterable<string>, key: KeyObject): Promise<HeadsReading> {
  const heads = new Map<string, HeadEntry>()
  const findings: HeadsFinding[] = []
  const restored: Restored[] = []
  let last: { readonly line: HeadLine; readonly text: string } | null = null
  let damaged = false
  let count = 0
  for await (const text of texts) {
    const line = readLine(text, key)
    if (line === null) damaged = true
    else {
      const finding = gapBefore(line, last, damaged)
      if (finding !== null) findings.push(finding)
      damaged = false
      for (const entry of line.heads) heads.set(entry[0], entry)
      restored.push(...restoredOf(line))
      last = { line, text }
    }
    if (++count % 50 === 0) await others()
  }
  const { node = '', line: number = 0 } = last?.line ?? {}
  return { node, last: number, damagedEnd: damaged, heads, findings, restored }
}

function gapBefore(
  line: HeadLine,
  last: { readonly line: HeadLine; readonly text: string } | null,
  damaged: boolean,
): HeadsFinding | null {
  const expected = (last?.line.line ?? 0) + 1
  if (line.line > expected) {
    return { kind: damaged ? 'heads-changed' : 'heads-missing', from: expected, to: line.line - 1 }
  }
  const follows = line.line === expected && line.previous === (last === null ? '' : lineHash(last.text))
  return follows ? null : { kind: 'heads-changed', from: line.line, to: line.line }
}

function restoredOf({ at, restored }: HeadLine): Restored[] {
  if (restored === undefined) return []
  const { chains, reason } = restored
  return chains.map(([institutionId, from, to]) => ({ at, institutionId, from, to, reason }))
}
