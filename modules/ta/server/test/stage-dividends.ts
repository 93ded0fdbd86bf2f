import { system } from '@iisp/server'
import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll } from 'vitest'
import { dividendHolderList } from '../../contract/dividends/dividends.ts'
import { checkRegister } from '../verify/check-register.ts'
import type { Desk } from './deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from './funds.ts'
import { type TestHolder, passedApplication } from './holders.ts'

/** A portal with two operators of the register and one of a manager, for the tests of dividends and fee days. */
export function stageDividends() {
  const stage = stageIisp('ji.deng')
  const desk = {} as Desk
  let manager: TestClient
  beforeAll(async () => {
    Object.assign(desk, { first: stage.caller, second: await stage.iisp.as('bao.he') })
    manager = await stage.iisp.as('lin.jing')
  })
  return {
    stage,
    desk,
    manager: () => manager,
    fundFor: (nth: number, more: object = {}) =>
      fundWithTerms(stage.iisp, { nth, terms: { ...withoutLimits, largeRedemption: null, ...more } }),
    buys: (fund: TestFund, holder: TestHolder, day: string, amount: string) =>
      passedApplication(stage.iisp, fund, holder, { kind: '022', day, amount }),
    sells: (fund: TestFund, holder: TestHolder, day: string, shares: string) =>
      passedApplication(stage.iisp, fund, holder, { kind: '024', day, shares }),
    reinvests: (fund: TestFund, holder: TestHolder, day: string) =>
      passedApplication(stage.iisp, fund, holder, { kind: '029', day, method: '0' }),
    holdersOf: async (id: string) => (await desk.first.ok(dividendHolderList, { dividendId: id })).list,
    /** The findings of `ta:verify`. */
    findings: () => stage.iisp.db.transact(system('test'), (db) => checkRegister(db)),
    rows: async <T extends object>(text: string, values: unknown[] = []) =>
      (await stage.iisp.owner.query<T>(text, values)).rows,
  }
}

/** The code with which a call was refused. */
export const refusalOf = async (answer: Promise<{ readonly body: { readonly code?: string } }>) =>
  (await answer).body.code
