import { type ColumnEntries, columnsOf } from '@iisp/web/fields/index'
import type { Locale, Translate } from '@iisp/web'
import { configFields } from '../../contract/configs/config.ts'
import { percentText } from '../../rules/applications/percent.ts'
import { feesText } from '../../rules/configs/fees-text.ts'
import type { redeemTexts } from './redeem-texts.ts'

export function configColumns(t: Translate<(typeof redeemTexts)['zh']>, locale: Locale) {
  const entries: ColumnEntries<typeof configFields> = [
    'zjjdm',
    'zjjmc',
    'mjjdm',
    'mjjmc',
    'status',
    {
      key: 'feesToConfirm',
      kind: 'text',
      value: ({ feesToConfirm }) => (feesToConfirm === 0 ? '' : t('feeCount', { count: feesToConfirm })),
    },
    { key: 'fylx', width: 180, value: ({ fylx }) => feesText(fylx, locale) },
    'ffpl',
    'shbllx',
    { key: 'zdshbl', value: ({ zdshbl }) => percentText(zdshbl) },
    'zlzdqr',
    'lrr',
    'lrsj',
    'fhr',
  ]
  return columnsOf(configFields, locale, entries)
}
