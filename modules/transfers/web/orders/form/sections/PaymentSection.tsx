import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { FormSection } from '@iisp/ui/form-page'
import { useText } from '@iisp/web'
import { useId, type ReactNode } from 'react'
import { CustodySide } from './CustodySide.tsx'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import { TransferTypeFields } from './TransferTypeFields.tsx'
import { PartnerSide } from './PartnerSide.tsx'
import type { SectionProps } from './section-props.ts'
import type { Accounts } from '../../../accounts/use-accounts.ts'
import type { AccountBalance } from './use-balance.ts'

interface Props extends SectionProps {
  readonly accounts: Accounts
  readonly balance: AccountBalance
}

/** Type, product, payer and payee, arranged by the direction of the transfer. */
export function PaymentSection({ accounts, balance, ...section }: Props) {
  const { state, dispatch, faults } = section
  const t = useText(formTexts)
  const { pays } = state.fields
  const custody = (
    <Side key="custody" title={t(pays ? 'payer' : 'payee')}>
      <CustodySide {...section} accounts={accounts.custody} balance={balance} />
    </Side>
  )
  const partner = (
    <Side key="partner" title={t(pays ? 'payee' : 'payer')}>
      <PartnerSide {...section} accounts={accounts} />
    </Side>
  )
  return (
    <FormSection title={t('section.payment')}>
      <TransferTypeFields {...section} />
      <FormSection.Wide>
        <div className={css.product}>
          <ProductField
            name="product"
            label={t('product')}
            required
            clearable
            value={state.fields.productId}
            onChange={(id) => dispatch({ type: 'product', id })}
            error={faults.errorOf('product')}
          />
          <Button onClick={() => dispatch({ type: 'swap' })}>{t('swap')}</Button>
        </div>
      </FormSection.Wide>
      <FormSection.Wide>
        <div className={css.sides}>{pays ? [custody, partner] : [partner, custody]}</div>
      </FormSection.Wide>
    </FormSection>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.side} aria-labelledby={id}>
      <h4 id={id} className={css.sideTitle}>
        {title}
      </h4>
      {children}
    </section>
  )
}
