import type { Call } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { mayCall, rightsOf } from './rights.ts'
import { sample, send, verdict } from './trial.ts'

const identityFields = [
  'cpId',
  'glrbh',
  'mgrUserId',
  'managerCode',
  'companyId',
  'institutionId',
  'managerId',
]

/** Other managers' ids in any id field are answered like unknown ids, and forged identity fields have no effect. */
export async function foreignIds(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  const marks = await foreignMarks(iisp)
  for (const call of calls.filter((each) => each.access.who !== 'public')) {
    const fields = Object.keys((call.input as { properties?: object }).properties ?? {})
    for (const name of ['lin.jing', 'zhou.hang', 'shen.li']) {
      if (!mayCall(call, await rightsOf(iisp, name))) continue
      const client = await iisp.as(name)
      for (const field of fields) {
        const values = identityFields.includes(field) ? ['M002', 'T001', '*'] : marks.ids
        for (const value of values) {
          const answer = await send(client, call, { ...sample(call, 3), [field]: value })
          const leaked = marks.secrets.find((secret) => answer.text.includes(secret))
          verdict.check(
            leaked === undefined,
            `${call.name} as ${name} with ${field}=${value} shows ${leaked} of M002`,
          )
          verdict.check(answer.status < 500, `${call.name} with ${field}=${value}: ${answer.status}`)
        }
      }
    }
  }
}

/** Ids owned by M002, and texts that occur only in its rows. */
async function foreignMarks(iisp: Iisp): Promise<{ ids: string[]; secrets: string[] }> {
  const one = async (sql: string) => (await iisp.owner.query<{ v: string }>(sql)).rows.map((row) => row.v)
  const of = `WHERE institution_id = 'M002'`
  const ids = [
    ...(await one(`SELECT id::text AS v FROM product.product ${of} LIMIT 2`)),
    ...(await one(`SELECT id::text AS v FROM transfers.transfer_order ${of} LIMIT 3`)),
    ...(await one(`SELECT account_no AS v FROM transfers.custody_account ${of} LIMIT 2`)),
    ...(await one(`SELECT id::text AS v FROM ta.application ${of} LIMIT 1`)),
    ...(await one(`SELECT id::text AS v FROM ta.investor ${of} LIMIT 1`)),
    ...(await one(`SELECT id::text AS v FROM ta.report ${of} LIMIT 1`)),
  ]
  const secrets = [
    // funds that are linked across managers are known to both
    ...(await one(`SELECT name AS v FROM product.product p ${of} AND p.id NOT IN (
      SELECT unnest(ARRAY[mother_id, child_id]) FROM fund_relation.relation
      UNION ALL SELECT unnest(ARRAY[mother_id, child_id]) FROM fund_relation.application)`)),
    ...(await one(`SELECT account_no AS v FROM transfers.custody_account ${of}`)),
    ...(await one(`SELECT account_no AS v FROM ta.designated_account ${of}`)),
    ...(await one(`SELECT id_no AS v FROM ta.investor ${of} AND product_id IS NULL`)),
  ]
  return { ids, secrets: secrets.filter((secret) => secret.length >= 6 && !ids.includes(secret)) }
}
