import type { Iisp } from '@iisp/testing/iisp'
import { type Desk, confirmedNav, dealDay } from '../modules/ta/server/test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../modules/ta/server/test/funds.ts'
import { openHolder, passedApplication } from '../modules/ta/server/test/holders.ts'

export const [recordDate, exDate, paymentDate] = ['2026-11-10', '2026-11-11', '2026-11-20']

/** A fund with two holders of 500,000.00 shares, of whom one reinvests, and the NAVs of example E9. */
export async function dividendFund(iisp: Iisp): Promise<{ fund: TestFund; name: string; desk: Desk }> {
  const desk = { first: await iisp.as('ji.deng'), second: await iisp.as('bao.he') }
  const fund = await fundWithTerms(iisp, { terms: { ...withoutLimits, largeRedemption: null } })
  const found = await iisp.owner.query<{ name: string }>(`SELECT name FROM product.product WHERE id = $1`, [
    fund.id,
  ])
  const takesCash = await openHolder(iisp, fund, '海川实业')
  const reinvests = await openHolder(iisp, fund, '明德控股')
  const day = '2026-11-03'
  for (const holder of [takesCash, reinvests])
    // oxlint-disable-next-line no-await-in-loop -- in the order of their accounts
    await passedApplication(iisp, fund, holder, { kind: '022', day, amount: '617250.00' })
  await dealDay(desk, fund, { day, nav: '1.2345' })
  await passedApplication(iisp, fund, reinvests, { kind: '029', day: '2026-11-04', method: '0' })
  await dealDay(desk, fund, { day: '2026-11-04', nav: '1.2345' })
  await confirmedNav(desk, fund, recordDate, '1.2345')
  await confirmedNav(desk, fund, exDate, '1.1345')
  return { fund, name: found.rows[0]?.name ?? '', desk }
}
