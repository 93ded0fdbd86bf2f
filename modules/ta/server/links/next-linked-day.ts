import { platformErrors, refuse } from '@iisp/contract'
import { addDays } from '@iisp/contract/date'
import type { CallContext, Reader } from '@iisp/server'
import { taErrors } from '../../contract/errors.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { type Calendar, calendarFrom } from '../dealing/calendar.ts'
import { lookBack } from '../dealing/open-days.ts'
import { type LinkedFund, linkedFunds, linkedOpenDays } from './linked-funds.ts'

const ahead = 400

interface Asked {
  readonly productId: string
  readonly kind: '022' | '024' | '142'
  readonly notBefore: string
}
export interface LinkedDay {
  readonly day: string
  readonly calendar: Calendar
  readonly fund: LinkedFund & { readonly terms: FundTerms }
}

/** The first open day of a fund on or after `notBefore` without a frozen list. */
export async function nextLinkedDay(
  { db, call }: Pick<CallContext, 'call'> & { readonly db: Reader },
  { productId, kind, notBefore }: Asked,
): Promise<LinkedDay> {
  const [fund] = await linkedFunds(db, [productId], notBefore)
  if (fund === undefined) return refuse(platformErrors.notFound)
  const { terms } = fund
  if (terms === null) return refuse(taErrors.noTerms, { code: fund.code, date: notBefore })
  const calendar = await calendarFrom(call, addDays(notBefore, -lookBack), ahead + lookBack)
  const openings = linkedOpenDays(fund, notBefore, calendar, kind === '022' ? 'subscription' : 'redemption')
  const day = openings.find((one) => !fund.taken.includes(one))
  if (day === undefined) return refuse(taErrors.noOpening, { code: fund.code, date: calendar.last })
  return { day, calendar, fund: { ...fund, terms } }
}
