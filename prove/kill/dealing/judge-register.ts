import { applicationFlow, runFlow } from '@iisp/ta/contract'
import { checkRegister } from '@iisp/ta/server'
import { checkBooks } from '../check-books.ts'
import type { KillStage } from '../stage.ts'
import type { DealtDay } from './deal-day.ts'

/** What a run goes through, once each. */
const way = 'start, compute, approve, confirm, publish'

/** Everything acknowledged is in the register once, nothing else is, and all books agree. */
export async function judgeRegister(stage: KillStage, dealt: readonly DealtDay[]): Promise<void> {
  const funds = [...new Set(dealt.map(({ productId }) => productId))]
  await judgeApplications(stage, funds, dealt)
  await judgeRuns(stage, funds, dealt)
  await checkBooks(stage, async (db) =>
    (await checkRegister(db)).map(({ rule, what }) => `${rule.en}: ${what}`),
  )
}

async function judgeApplications(
  stage: KillStage,
  funds: readonly string[],
  dealt: readonly DealtDay[],
): Promise<void> {
  const { verdict } = stage
  const stored = await stage.owner<{ id: string; status: string; confirmations: number }>(
    `SELECT a.id::text, a.status, count(c.id)::int AS confirmations FROM ta.application a
     LEFT JOIN ta.confirmation c ON c.application_id = a.id AND c.valid
     WHERE a.product_id = ANY ($1::bigint[]) GROUP BY a.id`,
    [funds],
  )
  const byId = new Map(stored.map((row) => [row.id, row]))
  const acknowledged = dealt.flatMap(({ applications }) => applications)
  for (const id of acknowledged) {
    const found = byId.get(id)
    verdict.check(
      found?.status === applicationFlow.codes.confirmed && found.confirmations === 1,
      `application ${id} is ${found === undefined ? 'lost' : `in state ${found.status}, confirmed ${found.confirmations} times`}`,
    )
  }
  // every stream has finished its last day
  verdict.check(
    stored.length === acknowledged.length && new Set(acknowledged).size === acknowledged.length,
    `${stored.length} applications stored, ${acknowledged.length} acknowledged`,
  )
}

async function judgeRuns(
  stage: KillStage,
  funds: readonly string[],
  dealt: readonly DealtDay[],
): Promise<void> {
  const { verdict } = stage
  const stored = await stage.owner<{ day: string; status: string; way: string; reports: number }>(
    `SELECT r.product_id || ' on ' || r.dealing_date AS day, r.status,
       (SELECT string_agg(event, ', ' ORDER BY seq) FROM ta.run_step WHERE run_id = r.id) AS way,
       (SELECT count(*)::int FROM ta.report WHERE run_id = r.id) AS reports
     FROM ta.dealing_run r WHERE r.product_id = ANY ($1::bigint[])`,
    [funds],
  )
  const byDay = new Map(stored.map((row) => [row.day, row]))
  for (const { productId, day } of dealt) {
    const run = byDay.get(`${productId} on ${day}`)
    verdict.check(
      run?.status === runFlow.codes.published && run.way === way && run.reports === 3,
      `run of ${productId} on ${day}: ${JSON.stringify(run ?? 'lost')}`,
    )
  }
  verdict.check(stored.length === dealt.length, `${stored.length} runs stored, ${dealt.length} acknowledged`)
}
