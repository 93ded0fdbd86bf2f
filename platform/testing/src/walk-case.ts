import { type Way, obstacleTo } from '@iisp/contract'
import type { Iisp } from './iisp.ts'
import type { Answer, TestClient } from './test-client.ts'

interface Walk<A extends string> {
  readonly iisp: Pick<Iisp, 'owner'>
  readonly flow: {
    readonly all: readonly string[]
    readonly moves: readonly Way[]
    readonly actions: readonly A[]
  }
  /** The role of the flow that both persons have. */
  readonly side: string
  /** 'ta.nav' */
  readonly table: string
  /** A case of which none of the facts named by the flow holds. */
  readonly id: string
  /** The column that names the person of each act of the flow. */
  readonly acts: Readonly<Record<string, string>>
  /** Accounts of two persons, by the first part. */
  readonly people: readonly { readonly account: string; readonly client: TestClient }[]
  readonly decide: (by: TestClient, action: A, seen: { id: string; version: number }) => Promise<Answer>
  /** The actions that a page shows to this person. */
  readonly shown: (by: TestClient) => Promise<readonly string[]>
}
const byFlow = ['platform.caseMoved', 'platform.secondPerson', 'platform.ownOnly']

/**
 * Takes one case through every state, with every person as the one who did each act, and compares with the flow: the actions that
 * each person is shown, and how each decision is answered. A decision that the flow allows may fail for other reasons.
 * @returns the differences; none if list, decisions and flow agree
 */
export async function walkCase<A extends string>(walk: Walk<A>): Promise<string[]> {
  const { iisp, flow, table, id, people } = walk
  await dropChecks(iisp, table)
  const row = await storedRow(iisp, table, id)
  const ids = await Promise.all(people.map(({ account }) => personOf(iisp, account)))
  const found: string[] = []
  let version = 100
  /* oxlint-disable no-await-in-loop -- one after the other: all of them change the same row */
  for (const state of flow.all)
    for (const by of authors(Object.keys(walk.acts), ids)) {
      const put = () =>
        restore(iisp, table, { ...row, status: state, version: (version += 10), ...columns(walk, by) })
      for (const [at, { account, client }] of people.entries()) {
        await put()
        const where = `${state}, ${account} as ${JSON.stringify(by)}`
        const expected = flow.actions.filter(
          (action) => expectedOf(walk, state, action, by, ids[at]) === null,
        )
        const shown = (await walk.shown(client)).filter((action) => isOf(flow.actions, action))
        if (shown.join() !== expected.join())
          found.push(`${where}: ${shown.join()} is shown, ${expected.join()} is allowed`)
        for (const action of flow.actions) {
          await put()
          const { status, body } = await walk.decide(client, action, { id, version })
          const refused = byFlow.includes(body.code ?? '') ? body.code : null
          const meant = expectedOf(walk, state, action, by, ids[at])
          if (refused !== meant)
            found.push(`${where}: ${action} is answered ${status} ${body.code}, not ${meant}`)
        }
      }
    }
  /* oxlint-enable no-await-in-loop */
  return found
}

const isOf = <A extends string>(all: readonly A[], one: string): one is A =>
  (all as readonly string[]).includes(one)

/** The refusal of a decision by the flow; null where it is allowed. */
function expectedOf<A extends string>(
  { flow, side }: Walk<A>,
  state: string,
  action: A,
  by: Readonly<Record<string, string | null>>,
  person: string | undefined,
): string | null {
  const way = flow.moves.find((one) => one.event === action && one.from === state && one.who === side)
  if (way === undefined) return 'platform.caseMoved'
  const obstacle = obstacleTo(way, { persons: [person ?? ''], by, is: {} })
  return obstacle === undefined ? null : `platform.${obstacle}`
}

/** Each way to share the acts among the persons. */
function authors(acts: readonly string[], ids: readonly string[]): Record<string, string>[] {
  const [act, ...others] = acts
  if (act === undefined) return [{}]
  return authors(others, ids).flatMap((rest) => ids.map((id) => ({ [act]: id, ...rest })))
}

const columns = ({ acts }: Pick<Walk<string>, 'acts'>, by: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(acts).map(([act, column]) => [column, by[act]]))

async function personOf({ owner }: Pick<Iisp, 'owner'>, account: string): Promise<string> {
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

/** Sets the row anew, with these changes. */
async function restore(
  { owner }: Pick<Iisp, 'owner'>,
  table: string,
  row: Readonly<Record<string, unknown>>,
) {
  const names = Object.keys(row).join(', ')
  await owner.query(
    `UPDATE ${table} SET (${names}) = (SELECT ${names} FROM jsonb_populate_record(null::${table}, $1))
     WHERE id = ($1::jsonb ->> 'id')::bigint`,
    [JSON.stringify(row)],
  )
}

/** The columns of a row that can be written. */
async function storedRow({ owner }: Pick<Iisp, 'owner'>, table: string, id: string) {
  const generated = await owner.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND (attgenerated <> '' OR attidentity = 'a')`,
    [table],
  )
  const { rows } = await owner.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE id = $1`, [id])
  const lost = generated.rows.map(({ name }) => name).filter((name) => name !== 'id')
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([name]) => !lost.includes(name)))
}
