import { type OrderDetail, orderStates } from '@iisp/transfers/contract'
import type { TimelineStep } from '@iisp/ui/timeline'
import type { Locale } from '@iisp/web'
import type { OrderText } from './order-columns.tsx'

const gone = new Set(['return', 'fail', 'void'])

/** Every step taken, oldest first, and what the order waits for now. */
export function orderSteps(order: OrderDetail, t: OrderText, locale: Locale): TimelineStep[] {
  const taken = order.STEPS.map((step): TimelineStep => {
    const key = `step.${step.EVENT}` as Parameters<OrderText>[0]
    const known = t(key)
    return {
      key: String(step.SEQ),
      title: known === key ? step.TOSTATUSNAME : known,
      state: gone.has(step.EVENT) ? 'rejected' : 'done',
      person: step.PERSON,
      time: step.AT,
      reason: step.REASON || undefined,
    }
  })
  const state = orderStates.states[order.PROSTATUS]
  if ('final' in state) return taken
  return [...taken, { key: 'now', title: t('waiting', { state: state[locale] }), state: 'current' }]
}
