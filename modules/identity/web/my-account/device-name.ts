import type { Translate } from '@iisp/web'
import type { MySession } from '../../contract/my-account.ts'
import type { accountTexts } from './account-texts.ts'

export type AccountText = Translate<(typeof accountTexts)['zh']>

/** The texts by which a page names devices. */
type DeviceText = (
  key: 'browserOn' | 'unknownDevice',
  values?: { readonly browser: string; readonly system: string },
) => string

/** The device in words, as far as its browser tells. */
export function deviceName(
  { browser, system }: Pick<MySession, 'browser' | 'system'>,
  t: DeviceText,
): string {
  if (browser !== '' && system !== '') return t('browserOn', { browser, system })
  return browser || system || t('unknownDevice')
}
