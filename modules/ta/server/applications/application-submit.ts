import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, moveCase, sql, writer } from '@iisp/server'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { moneyKinds } from '../../contract/applications/application-kinds.ts'
import { applicationSubmit as call } from '../../contract/applications/applications.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { conversionDays } from '../../rules/applications/conversion-days.ts'
import { type DayAnswer, dealingDayFor, judgeDay } from '../../rules/applications/dealing-day.ts'
import { type Entered, judgeApplication, redeemsAll } from '../../rules/applications/judge-application.ts'
import { coolingOffEnds } from '../../rules/subscription/cooling-off.ts'
import type { StoredApplication } from '../tables.ts'
import { applicationCases } from './application-cases.ts'
import { checkTarget } from './check-target.ts'
import { frozenFor, lockFunds } from '../conversions/both-funds.ts'
import { documentsOf } from './keep-documents.ts'
import { lateReason } from './late-reason.ts'
import { loadBasis } from './load-basis.ts'
import { ownApplication } from './own-application.ts'

export const applicationSubmit = writer(call, async (ctx, input) => {
  const { db, actor, now } = ctx
  const found = await ownApplication(db, actor, input)
  await lockFunds(db, found)
  const basis = await loadBasis(ctx, {
    productId: found.product_id,
    tradingAccountId: found.trading_account_id,
    kind: found.business_code,
    except: found.id,
    ...(found.target_product_id !== null && { targetProductId: found.target_product_id }),
  })
  const { day, late } = await dealingDay(ctx, found, basis)
  const entered: Entered = {
    kind: found.business_code,
    amount: found.amount,
    shares: found.shares,
    day,
    documents: (await documentsOf(ctx, found.id)).length,
  }
  const fault = judgeApplication(entered, basis)
  if (fault !== null) refuse(fault.error, { ...fault.params, ...(fault.field && { fields: fault.field }) })
  await checkTarget(ctx, found)
  const all = redeemsAll(entered, basis)
  const { version } = await moveCase(ctx, applicationCases, found, 'submit', {
    who: 'manager',
    reason: late ? lateReason(found.dealing_date, day) : '',
    changes: { dealing_date: day, late: sql`late OR ${late}`, submitted_at: now, reason: '' },
  })
  return { dealingDate: day, late, redeemsAll: all, version }
})

/** The open day on which it is dealt; refuses a day on which the fund does not open for this kind. */
async function dealingDay(
  { db, now }: WriteContext<PersonActor>,
  found: StoredApplication,
  basis: ApplicationBasis,
): Promise<DayAnswer> {
  const { openDays, productCode: code, terms, isHolder, target } = basis
  const asked = found.dealing_date
  const today = businessDate(now)
  // a late application moves to the next open day, a late conversion to the next day on which both funds are open
  const fault = asked >= today || openDays.length === 0 ? judgeDay(asked, basis) : null
  if (fault !== null) refuse(fault.error, { ...fault.params, fields: 'dealingDate' })
  const firstMoney =
    target === null ? moneyKinds.includes(found.business_code) && !isHolder : !target.isHolder
  const { coolingOffHours } = target ?? terms
  const days = target === null ? openDays : conversionDays(basis)
  const answer = dealingDayFor(asked, days, {
    now,
    frozen: await frozenFor(db, found, today),
    coolingOffEnds: firstMoney ? coolingOffEnds(now, now, coolingOffHours) : null,
  })
  return answer ?? refuse(e.noOpenDay, { fields: 'dealingDate', code })
}
