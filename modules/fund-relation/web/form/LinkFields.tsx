import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useLocale, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import type { Form } from '@iisp/web/forms/index'
import { linkFields } from '../../contract/applications/link-fields.ts'
import { accountInUse, getSonFundAccount } from '../../contract/funds/look-ups.ts'
import { relationTexts } from '../relation-texts.ts'
import { FundChoice } from './FundChoice.tsx'
import { MothersField } from './MothersField.tsx'
import { TermsFields } from './TermsFields.tsx'
import { type RelationValues, firstPair } from './relation-values.ts'

interface Props {
  readonly form: Form<RelationValues>
  /** The funds are fixed because a relation is modified or an application edited. */
  readonly fixed: boolean
}
/** The fields of a link: its funds with their triggers, the child's account and the further terms. */
export function LinkFields({ form, fixed }: Props) {
  const t = useText(relationTexts)
  const locale = useLocale()
  const { values } = form
  const pair = firstPair(values)
  const accounts = useCall(getSonFundAccount, pair, {
    quiet: true,
    enabled: pair.zjjdm !== '' && pair.mjjdm !== '',
  })
  const inUse = (accounts.data ?? []).filter(({ STATUS }) => STATUS === accountInUse)
  return (
    <>
      <FundChoice
        {...form.field('child')}
        fund={t('child')}
        fixed={fixed}
        onChange={(child) => form.set({ child, childAccount: '' })}
      />
      <RadioGroup
        label={t('mode')}
        required
        options={optionsOf(linkFields.MZLDFS_NEW, locale)}
        {...form.field('mode')}
      />
      <MothersField {...form.field('mothers')} values={values} fixed={fixed} />
      <SelectField
        label={t('childAccount')}
        loading={accounts.isLoading}
        options={[...new Set(inUse.map(({ JJZH }) => JJZH))].map((value) => ({ value, label: value }))}
        value={values.childAccount === '' ? null : values.childAccount}
        onChange={(account) => form.set({ childAccount: account ?? '' })}
      />
      <TermsFields form={form} />
    </>
  )
}
