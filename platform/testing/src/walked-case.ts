import { type Way, obstacleTo } from '@iisp/contract'
import type { Iisp } from './iisp.ts'

/** A case that tests take through its states. */
export interface WalkedCase<A extends string> {
  readonly iisp: Pick<Iisp, 'owner'>
  readonly flow: {
    readonly all: readonly string[]
    readonly moves: readonly Way[]
    /** The decisions to walk. */
    readonly actions: readonly A[]
  }
  /** 'ta.nav' */
  readonly table: string
  /** The column of its state; 'status' by default. */
  readonly column?: 'state'
  /** A case of which none of the facts named by the flow holds. */
  readonly id: string
  /** The columns with the persons of each act of the flow. */
  readonly acts?: Readonly<Record<string, readonly string[]>>
  /** The columns with which a fact of the flow holds. A fact that is not named here is walked as false alone. */
  readonly facts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Sets the persons of acts that another table names. */
  readonly also?: (persons: Stand['persons']) => Promise<unknown>
}
/** A person who meets the case. */
export interface Walker {
  /** The account, by its first part. */
  readonly account: string
  /** The roles of the flow that the person has on this case. */
  readonly sides: readonly string[]
}
/** The state of a case, with the persons and facts that decide about it. */
export interface Stand {
  readonly state: string
  /** The person in each column of an act. */
  readonly persons: Readonly<Record<string, string>>
  readonly facts: readonly string[]
}

/** Where a case can stand: each state, with each way to share the acts among these persons, and with each fact. */
export function standsOf(
  { flow, acts = {}, facts = {} }: WalkedCase<string>,
  ids: readonly string[],
): Stand[] {
  const shared = authors([...new Set(Object.values(acts).flat())], ids)
  const [first = {}] = shared
  return flow.all.flatMap((state) => [
    ...shared.map((persons) => ({ state, persons, facts: [] })),
    ...Object.keys(facts).map((fact) => ({ state, persons: first, facts: [fact] })),
  ])
}

function authors(columns: readonly string[], ids: readonly string[]): Record<string, string>[] {
  const [column, ...others] = columns
  if (column === undefined) return [{}]
  return authors(others, ids).flatMap((rest) => ids.map((id) => ({ [column]: id, ...rest })))
}

/** The code by which the flow refuses a decision of a person; null where it is allowed. */
export function refusalOf(
  { flow, acts = {} }: WalkedCase<string>,
  { state, persons, facts }: Stand,
  action: string,
  { sides, id }: { readonly sides: readonly string[]; readonly id: string },
): string | null {
  const way = flow.moves.find((one) => one.event === action && one.from === state && sides.includes(one.who))
  if (way === undefined) return 'platform.caseMoved'
  const by = Object.fromEntries(
    Object.entries(acts).map(([act, columns]) => [act, columns.map((column) => persons[column] ?? null)]),
  )
  const is = Object.fromEntries(facts.map((fact) => [fact, true]))
  const obstacle = obstacleTo(way, { persons: [id], by, is })
  if (obstacle === undefined) return null
  return obstacle === 'fact' ? 'platform.caseMoved' : `platform.${obstacle}`
}

/** Sets a case by hand, each time in a new version. */
export async function settable(walk: WalkedCase<string>): Promise<(stand: Stand) => Promise<number>> {
  const { iisp, table, id, column = 'status', facts = {}, also } = walk
  await dropChecks(iisp, table)
  const row = await storedRow(iisp, table, id)
  let version = 100
  return async ({ state, persons, facts: held }) => {
    version += 10
    const changed = { [column]: state, ...persons, ...Object.assign({}, ...held.map((fact) => facts[fact])) }
    const names = Object.keys(row).join(', ')
    await iisp.owner.query(
      `UPDATE ${table} SET (${names}) = (SELECT ${names} FROM jsonb_populate_record(null::${table}, $1)) WHERE id::text = $2`,
      [JSON.stringify({ ...row, ...changed, version }), id],
    )
    await also?.(persons)
    return version
  }
}

/** The person of an account, by its first part. */
export async function personOf({ owner }: Pick<Iisp, 'owner'>, account: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `SELECT person_id::text AS id FROM identity.account WHERE email LIKE $1`,
    [`${account}@%`],
  )
  return rows[0]?.id ?? ''
}

/** The states are set by hand, without the columns that each of them needs. */
async function dropChecks({ owner }: Pick<Iisp, 'owner'>, table: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
    [table],
  )
  for (const { name } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await owner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
}

/** The columns of a row that can be written. */
async function storedRow({ owner }: Pick<Iisp, 'owner'>, table: string, id: string) {
  const { rows } = await owner.query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(t) - ARRAY(SELECT attname::text FROM pg_attribute
       WHERE attrelid = $1::regclass AND (attgenerated <> '' OR attname = 'id')) AS row
     FROM ${table} t WHERE id::text = $2`,
    [table, id],
  )
  const [found] = rows
  if (found === undefined) throw new Error(`${table} has no case ${id}`)
  return found.row
}
