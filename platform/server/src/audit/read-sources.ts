import type { AuditParts } from './audit-parts.ts'
import type { HeadsFinding, SourceReport } from './finding.ts'
import { type HeadEntry, type HeadLine, readLine } from './head-line.ts'
import { allLines } from './heads-log.ts'
import { type KnownNode, nodeOf } from './nodes.ts'
import { type HeadsReading, readHeads } from './read-heads.ts'
import type { WitnessReading } from './witness-port.ts'

/** Signed heads from outside the database, with reports on their sources. */
export interface Sources {
  readonly reports: readonly SourceReport[]
  readonly heads: readonly { readonly source: 'file' | 'witness'; readonly entry: HeadEntry }[]
}

/**
 * Reads every source of signed heads that this process can reach.
 * @param nodes the nodes that the database knows, see `knownNodes`
 */
export async function readSources(parts: AuditParts, nodes: readonly KnownNode[]): Promise<Sources> {
  const file = parts.folder === null ? null : await readFile(parts, parts.folder, nodes)
  const here = file?.reports[0]?.node
  const absent = nodes
    .filter(({ node }) => node !== here)
    .map(({ node, line }) => emptyReport('file', node, 'absent', line))
  const own = new Map(nodes.map(({ node, line }) => [node, line]))
  const known = new Map(file?.reports.map(({ node, lines }) => [node, lines]))
  const witness = await askWitness(parts, own, known)
  return {
    reports: [...(file?.reports ?? []), ...absent, ...witness.reports],
    heads: [...(file?.heads ?? []), ...witness.heads],
  }
}

async function readFile(parts: AuditParts, folder: string, nodes: readonly KnownNode[]): Promise<Sources> {
  const reading = await readHeads(allLines(folder), parts.headKey.publicKey)
  const node = reading.node || nodeOf(folder)
  const line = nodes.find((known) => known.node === node)?.line ?? 0
  const report: SourceReport = {
    source: 'file',
    node,
    state: 'compared',
    lines: reading.last,
    findings: [...reading.findings, ...endOf(reading, line)],
    restored: reading.restored,
  }
  const heads = [...reading.heads.values()].map((entry) => ({ source: 'file' as const, entry }))
  return { reports: line === 0 && reading.last === 0 ? [] : [report], heads }
}

/** The table counts the lines too: lines that it knows and the file lacks were changed or cut off. */
const endOf = ({ last, damagedEnd }: HeadsReading, line: number): HeadsFinding[] =>
  line <= last ? [] : [{ kind: damagedEnd ? 'heads-changed' : 'heads-cut', from: last + 1, to: line }]

async function askWitness(
  { witness, headKey }: AuditParts,
  own: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, number>,
): Promise<Sources> {
  if (witness === null) return { reports: [], heads: [] }
  try {
    const readings = await witness.newest(own)
    if (readings === null) {
      return { reports: [emptyReport('witness', witness.name, 'write-only', 0)], heads: [] }
    }
    const judged = readings.map((reading) => judgeWitness(reading, headKey.publicKey, known))
    return { reports: judged.flatMap(({ reports }) => reports), heads: judged.flatMap(({ heads }) => heads) }
  } catch {
    return { reports: [emptyReport('witness', witness.name, 'unreachable', 0)], heads: [] }
  }
}

function judgeWitness(
  { node, texts }: WitnessReading,
  key: AuditParts['headKey']['publicKey'],
  known: ReadonlyMap<string, number>,
): Sources {
  const lines = texts.map((text) => readLine(text, key))
  const whole = lines.filter((line): line is HeadLine => line !== null)
  const entries = new Map(whole.flatMap(({ heads }) => heads.map((entry) => [entry[0], entry] as const)))
  const last = whole.at(-1)?.line ?? 0
  const inFile = known.get(node)
  const cut: HeadsFinding[] =
    inFile !== undefined && last > inFile ? [{ kind: 'heads-cut', from: inFile + 1, to: last }] : []
  const changed: HeadsFinding[] =
    whole.length < lines.length ? [{ kind: 'heads-changed', from: last, to: last }] : []
  const report = { ...emptyReport('witness', node, 'compared', last), findings: [...cut, ...changed] }
  return { reports: [report], heads: [...entries.values()].map((entry) => ({ source: 'witness', entry })) }
}

const emptyReport = (
  source: SourceReport['source'],
  node: string,
  state: SourceReport['state'],
  lines: number,
): SourceReport => ({ source, node, state, lines, findings: [], restored: [] })
