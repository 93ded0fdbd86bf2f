import { stateName } from '@iisp/contract'
import { type OrderDetail, orderFlow } from '@iisp/transfers/contract'
import type { TimelineStep } from '@iisp/ui/timeline'
import type { Locale, Translate } from '@iisp/web'
import type { progressTexts } from './progress-texts.ts'

/** Names of events in the timeline. Any other event shows the state it led to. */
const stepNames = {
  save: 'step.save',
  place: 'step.place',
  submit: 'step.submit',
  'pass-review': 'step.pass-review',
  return: 'step.return',
  sign: 'step.sign',
  recall: 'step.recall',
  withdraw: 'step.withdraw',
  accept: 'step.accept',
  void: 'step.void',
  pay: 'step.pay',
  fail: 'step.fail',
  settle: 'step.settle',
  'request-documents': 'step.request-documents',
  'add-documents': 'step.add-documents',
  'supply-documents': 'step.supply-documents',
  acknowledge: 'step.acknowledge',
} as const
type Named = keyof typeof stepNames
const isNamed = (event: string): event is Named => Object.keys(stepNames).includes(event)
const refusals: readonly string[] = ['return', 'fail', 'void']

/** All steps taken, oldest first, and what the order is waiting for now. */
export function orderSteps(
  order: OrderDetail,
  t: Translate<(typeof progressTexts)['zh']>,
  locale: Locale,
): TimelineStep[] {
  const taken = order.STEPS.map(({ SEQ, EVENT, TOSTATUS, PERSON, AT, REASON }): TimelineStep => ({
    key: String(SEQ),
    title: isNamed(EVENT) ? t(stepNames[EVENT]) : stateName(orderFlow, TOSTATUS, locale),
    state: refusals.includes(EVENT) ? 'rejected' : 'done',
    person: PERSON,
    time: AT,
    reason: REASON || undefined,
  }))
  const { final, name } = orderFlow.byCode[order.PROSTATUS]
  if (final) return taken
  return [...taken, { key: 'now', title: t('waiting', { state: name[locale] }), state: 'current' }]
}
