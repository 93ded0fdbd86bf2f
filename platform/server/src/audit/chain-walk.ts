import { hash } from 'node:crypto'
import type { ChainHead } from '../db/finish.ts'
import type { AuditMarks, MarkOrigin } from './audit-marks.ts'
import type { Finding } from './finding.ts'

/** A row of the trail as the database has it. */
export interface ChainRow {
  readonly seq: string
  /** Microseconds since 1970. */
  readonly at: string
  readonly realPerson: string
  readonly effectiveAccount: string | null
  readonly action: string
  readonly object: string
  readonly detail: unknown
  readonly hash: Buffer
  readonly mark: Buffer | null
  /** The text from which the link of a row without a mark was computed. */
  readonly unmarked: string | null
}
/** The marks seen of one process: the highest number, and the ranges below it that are still open. */
interface Run {
  top: number
  open: [from: number, to: number][]
}
/** Progress of checking one chain. Stored as JSON, so that any node can continue. */
export interface ChainProgress {
  readonly institutionId: string
  /** The last row when the check was planned; rows written later belong to the next verification. */
  readonly length: number
  /** The table's own head at that moment; null where it is gone. */
  readonly head: Pick<ChainHead, 'seq' | 'hash'> | null
  /** First row that needs a mark. */
  readonly markedFrom: number
  next: number
  /** Hexadecimal hash of the row before `next`; null where that row is missing. */
  hash: string | null
  readonly runs: Record<string, Run>
  readonly findings: Finding[]
}

/** The most findings kept for one chain; more of them would report nothing new. */
const mostFindings = 100

/** A chain as the table has it. */
export type TableChain = Pick<ChainProgress, 'institutionId' | 'length' | 'head' | 'markedFrom'>

export const beginWalk = (chain: TableChain): ChainProgress => ({
  ...chain,
  next: 1,
  hash: '',
  runs: {},
  findings: [],
})

/** Adds a finding; adjacent rows with the same finding become a range. */
export function note({ findings }: ChainProgress, finding: Finding): void {
  const last = findings.at(-1)
  if (last?.kind === finding.kind && last.source === finding.source && last.to === finding.from - 1) {
    findings[findings.length - 1] = { ...last, to: finding.to }
  } else if (findings.length < mostFindings) findings.push(finding)
}

/** Checks the next row. A wrong row is reported once; the check continues from the row's own hash. */
export function walkRow(progress: ChainProgress, row: ChainRow, marks: AuditMarks): void {
  const seq = Number(row.seq)
  const report = (kind: Finding['kind'], from = seq) =>
    note(progress, { kind, source: 'table', from, to: kind === 'missing' ? seq - 1 : seq })
  if (seq > progress.next) {
    report('missing', progress.next)
    progress.hash = null
  }
  const linked = progress.hash === null || linkOf(progress.hash, row) === row.hash.toString('hex')
  if (row.mark === null) {
    if (seq >= progress.markedFrom) report('unmarked')
    else if (!linked) report('changed')
  } else {
    const origin = marks.check(row.mark, { ...row, institutionId: progress.institutionId })
    if (origin === null) report('changed')
    else if (!isFirst(progress.runs, origin)) report('repeated')
    else if (!linked) report('moved')
  }
  progress.next = seq + 1
  progress.hash = row.hash.toString('hex')
}

/** After the last row, checks whether the table's own head agrees with it. */
export function endWalk(progress: ChainProgress): void {
  const { length, head, findings } = progress
  if (head === null) {
    if (length > 0) findings.push({ kind: 'head-back', source: 'table', from: 0, to: length })
  } else if (head.seq > length) {
    findings.push({ kind: 'missing', source: 'table', from: length + 1, to: head.seq })
  } else if (head.seq < length || head.hash !== progress.hash) {
    findings.push({ kind: 'head-back', source: 'table', from: head.seq, to: length })
  }
}

/**
 * The link as `platform.audit_link` computes it. A row without a mark is computed as before marks
 * existed.
 */
function linkOf(previous: string, row: ChainRow): string {
  const before = Buffer.from(previous, 'hex')
  if (row.mark === null)
    return hash('sha256', Buffer.concat([before, Buffer.from(row.unmarked ?? '')]), 'hex')
  const place = Buffer.alloc(16)
  place.writeBigInt64BE(BigInt(row.seq))
  place.writeBigInt64BE(BigInt(row.at), 8)
  return hash('sha256', Buffer.concat([before, row.mark, place]), 'hex')
}

/** Records a mark's number; false where it has been seen before. */
function isFirst(runs: Record<string, Run>, { run: name, count }: MarkOrigin): boolean {
  const run = (runs[name] ??= { top: 0, open: [] })
  if (count > run.top) {
    if (count > run.top + 1) run.open.push([run.top + 1, count - 1])
    run.top = count
    return true
  }
  const at = run.open.findIndex(([from, to]) => from <= count && count <= to)
  const found = run.open[at]
  if (found === undefined) return false
  const [from, to] = found
  const rest: [number, number][] = [
    [from, count - 1],
    [count + 1, to],
  ]
  run.open.splice(at, 1, ...rest.filter(([first, last]) => first <= last))
  return true
}
