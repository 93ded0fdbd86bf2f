import { stateName } from '@iisp/contract'
import { type OrderDetail, orderFlow } from '@iisp/transfers/contract'
import type { TimelineStep } from '@iisp/ui/timeline'
import type { Locale, Translate } from '@iisp/web'
import { progressTexts } from './progress-texts.ts'

/** Any event without a name of its own shows the state it led to. */
const isNamed = (event: string): event is keyof typeof progressTexts.zh.step =>
  Object.hasOwn(progressTexts.zh.step, event)
const refusals: readonly string[] = ['return', 'fail', 'void']

/** All steps taken, oldest first, followed by the step that the order awaits now. */
export function orderSteps(
  order: OrderDetail,
  t: Translate<(typeof progressTexts)['zh']>,
  locale: Locale,
): TimelineStep[] {
  const taken = order.STEPS.map(({ SEQ, EVENT, TOSTATUS, PERSON, AT, REASON }): TimelineStep => ({
    key: String(SEQ),
    title: isNamed(EVENT) ? t(`step.${EVENT}`) : stateName(orderFlow, TOSTATUS, locale),
    state: refusals.includes(EVENT) ? 'rejected' : 'done',
    person: PERSON,
    time: AT,
    reason: REASON || undefined,
  }))
  const { final, name } = orderFlow.byCode[order.PROSTATUS]
  if (final) return taken
  return [...taken, { key: 'now', title: t('waiting', { state: name[locale] }), state: 'current' }]
}
