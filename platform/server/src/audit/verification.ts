import type { Reader } from '../db/reader.ts'
import { AuditMarks } from './audit-marks.ts'
import type { AuditParts } from './audit-parts.ts'
import { type ChainProgress, beginWalk, endWalk } from './chain-walk.ts'
import type { Finding, SourceReport } from './finding.ts'
import { knownNodes } from './nodes.ts'
import { placesOf, tableChains, walkRange } from './read-chains.ts'
import { type Sources, readSources } from './read-sources.ts'

/** Runs a whole verification. */
export async function verifyChains(
  db: Reader,
  parts: AuditParts,
  progress: (chain: ChainProgress) => void = () => {},
): Promise<{ readonly chains: readonly ChainProgress[]; readonly reports: readonly SourceReport[] }> {
  const marks = new AuditMarks(parts.rowKey)
  const chains = await planWalks(db, await readSources(parts, await knownNodes(db)))
  for (const chain of chains) {
    while (chain.next <= chain.length) {
      await walkRange(db, chain, marks)
      progress(chain)
    }
  }
  const sources = await readSources(parts, await knownNodes(db))
  return { chains: await compareHeads(db, chains, sources), reports: sources.reports }
}

/**
 * The chains to check. The first row that needs a mark comes from the signed heads; it comes from
 * the table only if no signed head is available.
 */
export async function planWalks(db: Reader, { heads }: Sources): Promise<ChainProgress[]> {
  const signed = new Map<string, number>()
  for (const { entry } of heads) {
    const [institutionId, , , markedFrom] = entry
    signed.set(institutionId, Math.min(markedFrom, signed.get(institutionId) ?? markedFrom))
  }
  return (await tableChains(db)).map((chain) => {
    const said = chain.markedFrom
    const markedFrom = signed.get(chain.institutionId) ?? (heads.length > 0 ? 1 : said)
    const progress = beginWalk({ ...chain, markedFrom })
    if (markedFrom !== said)
      progress.findings.push({ kind: 'switch', source: 'file', from: markedFrom, to: said })
    if (chain.length === 0) endWalk(progress)
    return progress
  })
}

/** Compares the checked chains with the signed heads and adds chains that were deleted altogether. */
export async function compareHeads(
  db: Reader,
  chains: readonly ChainProgress[],
  { heads }: Sources,
): Promise<ChainProgress[]> {
  const all = new Map(chains.map((chain) => [chain.institutionId, chain]))
  const places = await placesOf(
    db,
    heads.map(({ entry: [institutionId, seq, hash] }) => ({ institutionId, seq, hash })),
  )
  for (const [i, { source, entry }] of heads.entries()) {
    const [institutionId, seq, hash, markedFrom] = entry
    const place = places[i]
    if (place === undefined || place.hash === hash) continue
    const length = place.length
    const gone = beginWalk({ institutionId, length: 0, head: null, markedFrom })
    const chain = all.get(institutionId) ?? gone
    all.set(institutionId, chain)
    chain.findings.push({ source, ...differenceOf(seq, length, place.hash) })
  }
  return [...all.values()].toSorted((a, b) => (a.institutionId < b.institutionId ? -1 : 1))
}

function differenceOf(seq: number, length: number, found: string | null): Omit<Finding, 'source'> {
  if (length === 0) return { kind: 'gone', from: 1, to: seq }
  if (seq > length) return { kind: 'missing', from: length + 1, to: seq }
  return found === null ? { kind: 'missing', from: seq, to: seq } : { kind: 'rewritten', from: seq, to: seq }
}
