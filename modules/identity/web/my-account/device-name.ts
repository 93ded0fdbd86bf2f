import type { Translate } from '@iisp/web'
import type { MySession } from '../../contract/my-account.ts'
import type { accountTexts } from './account-texts.ts'

export type AccountText = Translate<(typeof accountTexts)['zh']>

/** The device in words, as far as its browser tells. */
export function deviceName(
  { browser, system }: Pick<MySession, 'browser' | 'system'>,
  t: AccountText,
): string {
  if (browser !== '' && system !== '') return t('browserOn', { browser, system })
  return browser || system || t('unknownDevice')
}
