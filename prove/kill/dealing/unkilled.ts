import { withPortal } from '../../harness.ts'
import type { KillStage } from '../stage.ts'
import { type DealtDay, type Desk, type Send, dealDay } from './deal-day.ts'
import { giveTerms, killTerms } from './funds.ts'
import { registerLines } from './register-lines.ts'

/** Deals the same applications on a second portal, which is never killed, and compares what both hold, to the last digit. */
export async function compareWithUnkilled(stage: KillStage, dealt: readonly DealtDay[]): Promise<void> {
  const funds = [...new Set(dealt.map(({ productId }) => productId))]
  const entered = await stage.owner<{ row: object }>(
    `SELECT to_jsonb(a) AS row FROM ta.application a WHERE a.product_id = ANY ($1::bigint[]) ORDER BY a.id`,
    [funds],
  )
  const killed = await stage.owner<{ line: string }>(registerLines, [funds])
  await withPortal(async (iisp) => {
    for (const fund of funds) await iisp.owner.query(giveTerms, [fund, JSON.stringify(killTerms)])
    await iisp.owner.query(copyApplications, [JSON.stringify(entered.map(({ row }) => row))])
    iisp.clock.set(new Date().toISOString())
    const desk = { first: await iisp.as('ji.deng'), second: await iisp.as('bao.he') }
    await Promise.all(funds.map((fund) => dealAgain(desk, dealt, fund)))
    const { rows } = await iisp.owner.query<{ line: string }>(registerLines, [funds])
    compare(stage, killed, rows)
  })
}

/** As they were passed: no run has them yet. */
const copyApplications = `
  INSERT INTO ta.application (id, application_no, institution_id, product_id, business_code, investor_id, trading_account_id,
    amount, shares, remaining_shares, large_redemption, dealing_date, status, created_by, created_name, created_at, submitted_at)
  SELECT id, application_no, institution_id, product_id, business_code, investor_id, trading_account_id, amount, shares, shares,
    large_redemption, dealing_date, '3', created_by, created_name, created_at, submitted_at
  FROM jsonb_populate_recordset(NULL::ta.application, $1)`

const once: Send = {
  insist: (client, call, input) => client.ok(call, input),
  insistOnMove: (client, call, input) => client.ok(call, input),
}

async function dealAgain(desk: Desk, dealt: readonly DealtDay[], fund: string): Promise<void> {
  for (const day of dealt.filter(({ productId }) => productId === fund)) await dealDay(once, desk, day)
}

interface Line {
  readonly line: string
}
function compare({ verdict }: KillStage, killed: readonly Line[], unkilled: readonly Line[]): void {
  const expected = new Set(unkilled.map(({ line }) => line))
  for (const { line } of killed)
    verdict.check(expected.has(line), `not on the portal that was not killed: ${line}`)
  const found = new Set(killed.map(({ line }) => line))
  for (const { line } of unkilled)
    if (!found.has(line)) verdict.check(false, `only on the portal that was not killed: ${line}`)
  verdict.check(killed.length === unkilled.length, `${killed.length} rows, ${unkilled.length} expected`)
  console.log(`${killed.length} rows of the register and the ledger compared`)
}
