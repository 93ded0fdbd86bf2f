import { groupThousands } from '@iisp/ui/number'
import type { Translate } from '@iisp/web'
import type { FeeReceivers, HoldingTier } from '../../../contract/terms/fees.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import type { settingTexts } from './setting-texts.ts'

type Texts = (typeof settingTexts)['zh']
export type SettingText = Translate<Texts>
export type SettingSection = keyof Texts['sections']
export type SettingField = keyof Texts['fields']

/** The description of one setting of terms. */
export interface Setting {
  readonly section: SettingSection
  readonly field: SettingField
  readonly text: string
}
export type Descriptions = readonly (readonly [field: SettingField, text: string])[]

export const listText = (texts: readonly string[], t: SettingText): string =>
  texts.length === 0 ? t('say.nothing') : texts.join(t('say.separator'))

export const yuanText = (amount: string, t: SettingText) => t('say.yuan', { amount: groupThousands(amount) })
export const yesNo = (isYes: boolean, t: SettingText) => t(isYes ? 'yesNo.yes' : 'yesNo.no')

export const receiversText = ({ manager, distributor, fundAssets }: FeeReceivers, t: SettingText) =>
  t('say.receivers', {
    manager: percentText(manager),
    distributor: percentText(distributor),
    fundAssets: percentText(fundAssets),
  })

export const holdingScaleText = (scale: readonly HoldingTier[], t: SettingText) =>
  listText(
    scale.map(({ daysBelow, rate }) =>
      daysBelow === null
        ? t('say.daysRest', { rate: percentText(rate) })
        : t('say.daysBelow', { days: daysBelow, rate: percentText(rate) }),
    ),
    t,
  )
