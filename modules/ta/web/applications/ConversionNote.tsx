import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { applicationTexts } from './application-texts.ts'
import css from '../ta.module.css'

/** Explains the consequences of a conversion once its target is chosen. */
export function ConversionNote({ basis }: { readonly basis: ApplicationBasis | undefined }) {
  const t = useText(applicationTexts)
  const target = basis?.target ?? null
  if (basis === undefined || target === null) return null
  const { first, further } = target.minimumSubscription
  return (
    <p className={css.note}>
      {t('conversionOf', { source: basis.productCode, target: target.productCode })}
      <br />
      {t(`topUpOf.${basis.terms.conversion.topUp}`, { target: target.productCode })}
      <br />
      {t(target.isHolder ? 'leastFurther' : 'leastFirst', {
        target: target.productCode,
        amount: groupThousands(target.isHolder ? further : first),
      })}
    </p>
  )
}
