import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { raw } from '../db/builder.ts'
import type { Reader } from '../db/reader.ts'
import type { Writer } from '../db/writer.ts'

/** The database's record of a node's file of signed heads. */
export interface KnownNode {
  readonly node: string
  readonly line: number
  readonly at: string
  readonly witnessed: number
  readonly witnessProblem: string | null
}

/** Names the file of a folder on this machine. */
export const nodeOf = (folder: string): string =>
  `${hostname()}-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 8)}`

export async function knownNodes(db: Reader): Promise<KnownNode[]> {
  const rows = await db.all(
    raw(sql<{ node: string; line: string; at: string; witnessed: string; problem: string | null }>`
      SELECT node, line, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at, witnessed, witness_problem AS problem
      FROM platform.audit_node ORDER BY at DESC`),
  )
  return rows.map(({ node, line, at, witnessed, problem }) => ({
    node,
    line: Number(line),
    at,
    witnessed: Number(witnessed),
    witnessProblem: problem,
  }))
}

/** Makes other processes that append to the same file wait until the transaction ends; gives the file's last line. */
export async function lockNode(db: Writer, node: string): Promise<number> {
  await db.run(
    raw(
      sql`INSERT INTO platform.audit_node (node, line, at) VALUES (${node}, 0, now()) ON CONFLICT DO NOTHING`,
    ),
  )
  const { line } = await db.one(
    raw(sql<{ line: string }>`SELECT line FROM platform.audit_node WHERE node = ${node} FOR UPDATE`),
  )
  return Number(line)
}

export const noteLine = (db: Writer, node: string, line: number) =>
  db.run(raw(sql`UPDATE platform.audit_node SET line = ${line}, at = now() WHERE node = ${node}`))

export const noteWitness = (db: Writer, node: string, witnessed: number, problem: string | null) =>
  db.run(
    raw(sql`UPDATE platform.audit_node SET witnessed = greatest(witnessed, ${witnessed}), witness_problem = ${problem}
      WHERE node = ${node}`),
  )
