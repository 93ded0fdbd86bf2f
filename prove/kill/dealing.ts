import { type DealtDay, type Desk, dealDay } from './dealing/deal-day.ts'
import { enterApplications, letDaysPass } from './dealing/enter-applications.ts'
import { type KillFund, pastTradingDays, prepareFunds } from './dealing/funds.ts'
import { judgeRegister } from './dealing/judge-register.ts'
import { compareWithUnkilled } from './dealing/unkilled.ts'
import type { KillStage, Proof } from './stage.ts'

/**
 * Dealing days of several funds at once, from the entry of applications to the publication of their confirmations.
 * Afterwards every application is confirmed once, the register's rules hold, and a portal that is never killed confirms,
 * books and holds the same.
 */
export async function proveDealing(stage: KillStage): Promise<Proof> {
  const funds = await prepareFunds(stage)
  const days = await pastTradingDays(stage)
  const desk = await signInDesk(stage)
  const dealt: DealtDay[] = []
  return {
    streams: funds.map((fund) => dealFund(stage, desk, fund, days, dealt)),
    judge: async () => {
      await judgeRegister(stage, dealt)
      await compareWithUnkilled(stage, dealt)
    },
    acknowledged: () =>
      `${dealt.length} dealing days of ${funds.length} funds with ${dealt.flatMap((one) => one.applications).length} applications`,
  }
}

async function signInDesk({ portal }: KillStage): Promise<Desk> {
  const owner = await portal.connectAsOwner()
  const { client: first } = await portal.signIn(owner, 'ji.deng')
  const { client: second } = await portal.signIn(owner, 'bao.he')
  await owner.end()
  return { first, second }
}

async function dealFund(
  stage: KillStage,
  desk: Desk,
  fund: KillFund,
  days: readonly string[],
  dealt: DealtDay[],
): Promise<void> {
  for (const [round, day] of days.entries()) {
    if (stage.isStopping) return
    const nav = `1.${String(round * 37 + (Number(fund.id) % 100)).padStart(4, '0')}`
    const applications = await enterApplications(stage, desk.second, fund, round)
    await letDaysPass(stage, applications, day)
    await dealDay(stage, desk, { productId: fund.id, day, nav })
    dealt.push({ productId: fund.id, day, nav, applications })
  }
  throw new Error(`fund ${fund.id} has no further day; use fewer kills`)
}
