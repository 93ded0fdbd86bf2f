import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { useLocale, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import type { Form } from '@iisp/web/forms/index'
import { linkFields } from '../../contract/applications/link-fields.ts'
import { feeReductions } from '../../contract/applications/link-terms.ts'
import { relationTexts } from '../relation-texts.ts'
import { type RelationValues, reductionsAfter } from './relation-values.ts'
import css from './form.module.css'

/** The terms of a link besides its funds and triggers. */
export function TermsFields({ form }: { readonly form: Form<RelationValues> }) {
  const t = useText(relationTexts)
  const locale = useLocale()
  const { values } = form
  const yesNo = optionsOf(linkFields.FHSFCFSH, locale, ['1', '0'])
  return (
    <>
      <div className={css.pair}>
        <RadioGroup
          label={t('redeemsOnPayment')}
          help={t('recordedPayment')}
          options={yesNo}
          {...form.field('redeemsOnPayment')}
        />
        <RadioGroup label={t('redeemsOnDividend')} options={yesNo} {...form.field('redeemsOnDividend')} />
      </div>
      <RadioGroup
        label={t('performanceTrigger')}
        help={t('recorded')}
        options={optionsOf(linkFields.YJBCCFLX, locale)}
        {...form.field('performanceTrigger')}
      />
      <RadioGroup
        label={t('openingControl')}
        help={t('recordedOpening')}
        options={optionsOf(linkFields.ZTKZFS, locale)}
        {...form.field('openingControl')}
      />
      <CheckBoxGroup
        label={t('included')}
        help={t('recordedIncluded')}
        options={[
          { value: 'fee', label: t('withRedemptionFee') },
          { value: 'redemption', label: t('withRedemptionPerformance') },
          { value: 'dividend', label: t('withDividendPerformance') },
        ]}
        {...form.field('included')}
      />
      <CheckBoxGroup
        {...form.field('feeReductions')}
        label={t('feeReductions')}
        help={t('recordedReductions')}
        options={Object.entries(feeReductions).map(([value, name]) => ({ value, label: name[locale] }))}
        onChange={(chosen) => form.set({ feeReductions: reductionsAfter(values.feeReductions, chosen) })}
      />
      <RadioGroup
        label={t('dateMode')}
        options={[
          { value: '0', label: t('lasting') },
          { value: '1', label: t('dated') },
        ]}
        {...form.field('dateMode')}
      />
      {values.dateMode === '1' && (
        <div className={css.pair}>
          <DateField label={t('startsOn')} required {...form.field('startsOn')} />
          <DateField label={t('endsOn')} required {...form.field('endsOn')} />
        </div>
      )}
    </>
  )
}
