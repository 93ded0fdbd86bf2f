import type { SubscriptionService } from '@iisp/subscription/contract'
import type { Translate } from '@iisp/web'
import type { subscriptionTexts } from './subscription-texts.ts'

export type SubscriptionText = Translate<(typeof subscriptionTexts)['zh']>

export const dayKey = (weekday: number) => `d${weekday}` as 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'd6' | 'd7'

/** The subscription in a line: 每周 周一 09:00 · 邮件. */
export function wishText({ chosen, setAt }: SubscriptionService, t: SubscriptionText): string {
  if (setAt !== '') return t('elsewhere')
  if (chosen === null) return t('off')
  const { frequency, time, weekday, channels } = chosen
  const when = [
    t(`frequencies.${frequency}`),
    ...(frequency === 'weekly' ? [t(`weekdays.${dayKey(weekday)}`)] : []),
    ...(frequency === 'instant' ? [] : [time]),
  ]
  return `${when.join(' ')} · ${channels.map((one) => t(`channel.${one}`)).join(' ')}`
}
