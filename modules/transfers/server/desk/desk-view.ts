import { type Language, type NamedError, Refusal, errorText } from '@iisp/contract'
import { businessDate, businessTime } from '@iisp/contract/date'
import { type CallContext, type PersonActor, type Reader, personNameIn } from '@iisp/server'
import { nextWorkDay } from '@iisp/reference/contract'
import { transferErrors } from '../../contract/errors.ts'
import type { Acts, DeskBar, DeskView } from '../../rules/orders/order-actions.ts'
import type { PaymentMoment } from '../../rules/desk/payment-day.ts'
import { paymentHours } from '../../rules/orders/transfer-time.ts'
import { loadDeskSetting } from './load-desk-setting.ts'
import type { Order } from '../orders/load-order.ts'
import { isWorkday } from '../orders/form/workdays.ts'

/** Context of a question about the desk: a call or a schedule. */
export type DeskAsking = Pick<CallContext, 'now' | 'call'>

/** The time of a payment made now, by the server's clock. A day missing from the calendar counts as closed. */
export async function paymentMoment({ now, call }: DeskAsking): Promise<PaymentMoment> {
  const today = businessDate(now)
  const open = await isWorkday({ call }, today).catch(asRefusal)
  return { today, time: businessTime(now).slice(0, 5), isWorkday: open === true }
}
const asRefusal = (thrown: unknown): Refusal => {
  if (thrown instanceof Refusal) return thrown
  throw thrown
}

/** The conditions that decide what a person may do at the desk. */
export async function deskViewOf(
  ctx: DeskAsking & { readonly db: Reader; readonly actor: PersonActor },
): Promise<DeskView> {
  const [moment, { twoPersons }] = await Promise.all([paymentMoment(ctx), loadDeskSetting(ctx.db, ctx.actor)])
  return { moment, twoPersons }
}

/** Desk actions that are barred now, each with the message that the action itself would be refused with. */
export const presentBarred = (
  ctx: DeskAsking & { readonly language: Language },
  order: BarredOrder,
  { barred }: Acts,
) =>
  Promise.all(
    barred.map(async ({ action, bar }) => {
      const { error, params } = await refusalOf(ctx, bar, order).catch(asRefusal)
      return { action, why: errorText(error, ctx.language, params) }
    }),
  )

type BarredOrder = Pick<Order, 'transfer_date' | 'accepted_by_name'>
/** The refusal for a barred action. */
export async function refusalOf(
  ctx: DeskAsking & { readonly language: Language },
  bar: DeskBar,
  order: BarredOrder,
): Promise<Refusal> {
  const date = businessDate(ctx.now)
  const own = order.transfer_date
  const dates = async () => {
    const next = await ctx.call(nextWorkDay, { rq: date })
    return { own, next: own > next ? own : next }
  }
  const because = (error: NamedError, params?: Record<string, string>) => new Refusal(error, params)
  switch (bar) {
    case 'documents-missing':
      return because(transferErrors.documentsMissing)
    case 'same-person':
      return because(transferErrors.acceptedBySame, {
        name: personNameIn(ctx.language, order.accepted_by_name),
      })
    case 'before-date':
      return because(transferErrors.tooEarly, { date: own })
    case 'closed-day':
      return because(transferErrors.closedToday, { date, ...(await dates()) })
    case 'before-hours':
      return because(transferErrors.beforeHours, paymentHours)
    case 'after-cut-off':
      return because(transferErrors.afterCutOff, { ...paymentHours, ...(await dates()) })
  }
}
