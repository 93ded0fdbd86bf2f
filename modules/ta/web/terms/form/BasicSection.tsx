import { businessDate } from '@iisp/contract/date'
import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { DateField } from '@iisp/ui/date-field'
import { FormSection } from '@iisp/ui/form-page'
import { useCall, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import { useState } from 'react'
import { type TermsFull, termsOfDay } from '../../../contract/terms/terms-desk.ts'
import { termsTexts } from '../terms-texts.ts'
import css from '../../ta.module.css'
import type { TermsValues } from './terms-values.ts'

interface Props {
  readonly form: Form<TermsValues>
  readonly edited: TermsFull | null
}

/** The fund, the first day, and a button that fills in the terms in force. */
export function BasicSection({ form, edited }: Props) {
  const t = useText(termsTexts)
  const { productId, effectiveFrom } = form.values
  const [today] = useState(() => businessDate(new Date()))
  const input = { productId: productId ?? '0', on: effectiveFrom || today }
  const { data } = useCall(termsOfDay, input, { enabled: productId !== null })
  const version = data?.version ?? null
  return (
    <FormSection title={t('basics')}>
      {edited === null ? (
        <ProductField label={t('product')} required {...form.field('productId')} />
      ) : (
        <p>{`${edited.productCode} ${edited.productName}`}</p>
      )}
      <DateField label={t('effectiveFrom')} required {...form.field('effectiveFrom')} />
      {data && (
        <FormSection.Wide>
          <p className={css.note}>
            {version === null ? t('noneInForce') : t('inForceFrom', { date: version.effectiveFrom })}
            {version !== null && (
              <Button type="link" onClick={() => form.set({ terms: version.terms })}>
                {t('copy')}
              </Button>
            )}
          </p>
        </FormSection.Wide>
      )}
    </FormSection>
  )
}
