import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import { raw } from '../db/builder.ts'
import type { ChainHead } from '../db/finish.ts'
import type { Reader } from '../db/reader.ts'
import type { AuditMarks } from './audit-marks.ts'
import { type ChainProgress, type ChainRow, type TableChain, endWalk, note, walkRow } from './chain-walk.ts'

/** Number of rows read at a time, and number checked before the node may do other work. */
const rangeRows = 2000
const sliceRows = 100

/** Every chain that has rows or a head, as of one moment. */
export async function tableChains(db: Reader): Promise<TableChain[]> {
  const rows = await db.all(
    raw(sql<{ id: string; length: string; seq: string | null; hash: string; markedFrom: string }>`
      WITH RECURSIVE found (id) AS (
        (SELECT institution_id FROM platform.audit ORDER BY institution_id LIMIT 1)
        UNION ALL
        SELECT (SELECT a.institution_id FROM platform.audit a WHERE a.institution_id > f.id
          ORDER BY a.institution_id LIMIT 1) FROM found f WHERE f.id IS NOT NULL),
      chain AS (SELECT id FROM found WHERE id IS NOT NULL UNION SELECT institution_id FROM platform.audit_head)
      SELECT c.id, coalesce((SELECT max(a.seq) FROM platform.audit a WHERE a.institution_id = c.id), 0) AS length,
        h.seq, coalesce(encode(h.hash, 'hex'), '') AS hash, coalesce(h.marked_from, 1) AS "markedFrom"
      FROM chain c LEFT JOIN platform.audit_head h ON h.institution_id = c.id ORDER BY c.id`),
  )
  return rows.map(({ id, length, seq, hash, markedFrom }) => ({
    institutionId: id,
    length: Number(length),
    head: seq === null ? null : { seq: Number(seq), hash },
    markedFrom: Number(markedFrom),
  }))
}

/** Checks the next rows of a chain and gives their number. The chain is finished when `next` exceeds `length`. */
export async function walkRange(db: Reader, progress: ChainProgress, marks: AuditMarks): Promise<number> {
  const rows = await db.all(rowsBetween(progress, Math.min(progress.next + rangeRows - 1, progress.length)))
  for (let from = 0; from < rows.length; from += sliceRows) {
    for (const row of rows.slice(from, from + sliceRows)) walkRow(progress, row, marks)
    await others()
  }
  if (rows.length === 0) await skipGap(db, progress)
  if (progress.next > progress.length) endWalk(progress)
  return rows.length
}

/** Both ends are given, so that no query plan reads more of a long chain. */
const rowsBetween = ({ institutionId, next }: ChainProgress, last: number) =>
  raw(sql<ChainRow>`
    SELECT seq, (extract(epoch FROM at) * 1000000)::bigint AS at, real_person AS "realPerson",
      effective_account AS "effectiveAccount", action, object, detail, hash, mark,
      CASE WHEN mark IS NULL THEN jsonb_build_array(institution_id, seq,
        extract(epoch FROM at)::numeric(20, 6)::text, real_person, effective_account, action, object, detail)::text
      END AS unmarked
    FROM platform.audit
    WHERE institution_id = ${institutionId} AND seq BETWEEN ${next} AND ${last} ORDER BY seq`)

/** If a whole range is missing, continues at the next existing row. */
async function skipGap(db: Reader, progress: ChainProgress): Promise<void> {
  const found = await db.maybe(
    raw(sql<{ seq: string }>`SELECT seq FROM platform.audit
      WHERE institution_id = ${progress.institutionId} AND seq >= ${progress.next} ORDER BY seq LIMIT 1`),
  )
  const next = Math.min(Number(found?.seq ?? Infinity), progress.length + 1)
  note(progress, { kind: 'missing', source: 'table', from: progress.next, to: next - 1 })
  progress.next = next
  progress.hash = null
}

/** The table's rows at the places of signed heads. */
export async function placesOf(
  db: Reader,
  heads: readonly ChainHead[],
): Promise<{ readonly hash: string | null; readonly length: number }[]> {
  const ids = heads.map((head) => head.institutionId)
  const rows = await db.all(
    raw(sql<{ hash: string | null; length: string }>`
      SELECT (SELECT encode(a.hash, 'hex') FROM platform.audit a
          WHERE a.institution_id = w.id AND a.seq = w.seq) AS hash,
        coalesce((SELECT max(a.seq) FROM platform.audit a WHERE a.institution_id = w.id), 0) AS length
      FROM unnest(${ids}::text[], ${heads.map((head) => head.seq)}::bigint[]) WITH ORDINALITY AS w (id, seq, n)
      ORDER BY w.n`),
  )
  return rows.map(({ hash, length }) => ({ hash, length: Number(length) }))
}
