import type { Translate } from '@iisp/web'
import type { failedEventTexts } from './failed-event-texts.ts'

/** Age of a time in Shanghai, in its largest unit. */
export function ageOf(t: Translate<(typeof failedEventTexts)['zh']>, at: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(`${at.replace(' ', 'T')}+08:00`)) / 60_000))
  if (minutes >= 2880) return t('days', { n: String(Math.floor(minutes / 1440)) })
  return minutes >= 120
    ? t('hours', { n: String(Math.floor(minutes / 60)) })
    : t('minutes', { n: String(minutes) })
}
