import { AmountText } from '@iisp/ui/amount-text'
import { Button } from '@iisp/ui/button'
import { Icon } from '@iisp/ui/icon'
import { SelectField } from '@iisp/ui/select-field'
import { useText } from '@iisp/web'
import { AccountFacts } from '../../../accounts/AccountFacts.tsx'
import { custodyOption } from '../../../accounts/account-labels.ts'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import type { SectionProps } from './section-props.ts'
import type { AccountList, CustodyAccount } from '../../../accounts/use-accounts.ts'
import type { AccountBalance } from './use-balance.ts'

interface Props extends SectionProps {
  readonly accounts: AccountList<CustodyAccount>
  readonly balance: AccountBalance
}

/** The product's custody account and its balance. */
export function CustodySide({ state, dispatch, faults, accounts, balance }: Props) {
  const t = useText(formTexts)
  const { productId, custodyAccountNo } = state.fields
  const rows = accounts.rows ?? []
  const chosen = rows.find((account) => account.ACCT_NO === custodyAccountNo)
  const noneUsable = accounts.rows !== undefined && rows.every((account) => account.ZHZT === '2')
  return (
    <>
      <SelectField
        name="custody"
        label={t('custody')}
        required
        disabled={productId === null}
        loading={accounts.loading}
        placeholder={productId === null ? t('chooseProduct') : undefined}
        options={rows.map((account) => custodyOption(account, t))}
        value={custodyAccountNo}
        onChange={(accountNo) => dispatch({ type: 'custody', accountNo })}
        error={
          faults.errorOf('custody') ||
          (state.lost.includes('custody') && t('accountChanged')) ||
          accounts.refusal ||
          (noneUsable && t('noCustody')) ||
          null
        }
      />
      {custodyAccountNo !== null && (
        <AccountFacts
          facts={[
            [t('accountName'), chosen?.ACCT_NAME],
            [t('bank'), chosen?.OPEN_BANK_NAME],
            [t('balance'), <Balance key="balance" balance={balance} />],
            [
              t('available'),
              balance.value && (
                <span key="available" className={css.figure}>
                  <AmountText value={balance.value.AVAILABLE} />
                </span>
              ),
            ],
          ]}
        />
      )}
    </>
  )
}

function Balance({ balance }: { balance: AccountBalance }) {
  const t = useText(formTexts)
  return (
    <span className={css.line}>
      <span aria-live="polite">
        {balance.state === 'refreshing' && t('refreshing')}
        {balance.state === 'failed' && t('balanceFailed')}
        {balance.value && <AmountText value={balance.value.BALANCE} />}
      </span>
      {balance.value && (
        <span className={css.quiet}>{t('updatedAt', { time: balance.value.UPDATE_TIME })}</span>
      )}
      <Button
        type="inline"
        aria-label={t('refresh')}
        title={t('refresh')}
        reading={balance.state === 'refreshing'}
        onClick={() => void balance.refresh()}
      >
        <Icon name="refresh" size={14} />
      </Button>
    </span>
  )
}
