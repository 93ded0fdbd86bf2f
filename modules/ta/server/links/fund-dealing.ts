import { addDays } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { fundDealing as call } from '../../contract/links/fund-dealing.ts'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { lookBack } from '../dealing/open-days.ts'
import { linkedFunds, linkedOpenDays } from './linked-funds.ts'

const ahead = 400
const most = 10

export const fundDealing = reader(call, async ({ db, call: ask }, { productIds, on }) => {
  const funds = await linkedFunds(db, productIds, on)
  const calendar = await calendarFrom(ask, addDays(on, -lookBack), ahead + lookBack)
  return {
    funds: funds.map((fund) => ({
      productId: fund.product_id,
      nav:
        fund.nav_date === null || fund.unit_nav === null
          ? null
          : { date: fund.nav_date, unitNav: shortNav(fund.unit_nav) },
      terms: fund.terms,
      openDays: linkedOpenDays(fund, on, calendar).slice(0, most),
      shares: fund.shares,
    })),
  }
})
