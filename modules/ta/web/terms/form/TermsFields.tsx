import { toast, useLocale, useSend, useText } from '@iisp/web'
import { type DrawerFormParts, FormBody, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { termsChange, type termsDetail, termsEnter } from '../../../contract/terms/terms-desk.ts'
import { termsCalls } from '../terms-calls.ts'
import { termsTexts } from '../terms-texts.ts'
import { settingTexts } from '../descriptions/setting-texts.ts'
import { BasicSection } from './BasicSection.tsx'
import { ConversionSection } from './ConversionSection.tsx'
import { DiscountSection } from './DiscountSection.tsx'
import { FeeScheduleSection } from './FeeScheduleSection.tsx'
import { HoldingSection } from './HoldingSection.tsx'
import { LargeRedemptionSection } from './LargeRedemptionSection.tsx'
import { OpeningSection } from './OpeningSection.tsx'
import { PerformanceSection } from './PerformanceSection.tsx'
import { PrecisionSection } from './PrecisionSection.tsx'
import { RedemptionSection } from './RedemptionSection.tsx'
import type { SectionProps } from './section.ts'
import { SettlementSection } from './SettlementSection.tsx'
import { SubscriptionSection } from './SubscriptionSection.tsx'
import { type TermsValues, faultsByPath, valuesOf } from './terms-values.ts'

const sections = [
  SubscriptionSection,
  RedemptionSection,
  DiscountSection,
  PrecisionSection,
  HoldingSection,
  LargeRedemptionSection,
  OpeningSection,
  PerformanceSection,
  SettlementSection,
  ConversionSection,
  FeeScheduleSection,
] as const

/** The fields of terms, each with the error of its contradiction. */
export function TermsFields({ edited, onUnsaved, onCancel, onDone }: DrawerFormParts<typeof termsDetail>) {
  const t = useText(termsTexts)
  const word = useText(settingTexts)
  const locale = useLocale()
  const enter = useSend(termsEnter, { quiet: true, invalidates: termsCalls })
  const change = useSend(termsChange, { quiet: true, invalidates: termsCalls })
  const [initial] = useState(() => valuesOf(edited))
  const form = useDraftForm<TermsValues>({
    name: `ta.terms:${edited?.id ?? 'new'}`,
    version: edited?.version ?? 1,
    initial,
    onUnsaved,
    faultsOf: ({ productId, effectiveFrom, terms }) => ({
      productId: productId === null && t('missing', { what: t('product') }),
      effectiveFrom: effectiveFrom === '' && t('missing', { what: t('effectiveFrom') }),
      ...faultsByPath(terms, locale),
    }),
  })
  const send = async ({ productId, effectiveFrom, terms }: TermsValues) => {
    if (edited !== null)
      await change.mutateAsync({ id: edited.id, version: edited.version, effectiveFrom, terms })
    else if (productId !== null) await enter.mutateAsync({ productId, effectiveFrom, terms })
    form.forget()
    toast.success(t('entered'))
    onDone()
  }
  const { terms } = form.values
  const props: SectionProps = {
    terms,
    set: (more) => form.set({ terms: { ...terms, ...more } }),
    at: (path) => {
      const { name, error } = form.field(path)
      return { name, error }
    },
    t: word,
  }
  return (
    <FormBody form={form} okText={t('save')} onSubmit={send} onCancel={onCancel}>
      <BasicSection form={form} edited={edited} />
      {sections.map((Section, index) => (
        <Section key={String(index)} {...props} />
      ))}
    </FormBody>
  )
}
