import { isOverseas } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { SelectField } from '@iisp/ui/select-field'
import { lazyPart, useLocale, useText } from '@iisp/web'
import { useState } from 'react'
import { AccountFacts } from '../../../accounts/AccountFacts.tsx'
import { brokerOption, counterpartyOption } from '../../../accounts/account-labels.ts'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import { ManualSwitch } from './ManualSwitch.tsx'
import { wrongPartner } from '../submit/order-faults.ts'
import { partnerIdOf } from '../state/order-fields.ts'
import type { SectionProps } from './section-props.ts'
import type { Accounts } from '../../../accounts/use-accounts.ts'

// tables are loaded only with the dialogs
const BrokerDialog = lazyPart(() => import('../../../accounts/BrokerDialog.tsx'), 'BrokerDialog', {
  over: true,
})
const CounterpartyDialog = lazyPart(
  () => import('../../../accounts/CounterpartyDialog.tsx'),
  'CounterpartyDialog',
  { over: true },
)

/** The partner account: a broker or counterparty account, depending on the transfer type. */
export function PartnerSide({ state, dispatch, faults, accounts }: SectionProps & { accounts: Accounts }) {
  const t = useText(formTexts)
  const locale = useLocale()
  const [managing, setManaging] = useState(false)
  const { manual, custodyAccountNo, productId } = state.fields
  const list = manual ? accounts.counterparties : accounts.brokers
  const options = manual
    ? (accounts.counterparties.rows ?? []).map((account) => counterpartyOption(account, t))
    : (accounts.brokers.rows ?? []).map((account) => brokerOption(account, t))
  const close = () => setManaging(false)
  return (
    <>
      <ManualSwitch state={state} dispatch={dispatch} />
      <SelectField
        name="partner"
        label={t(manual ? 'counterparty' : 'broker')}
        required
        searchable
        disabled={custodyAccountNo === null}
        loading={list.loading}
        placeholder={productId === null ? t('chooseProduct') : undefined}
        options={options}
        value={partnerIdOf(state.fields)}
        onChange={(id) => dispatch({ type: 'partner', id })}
        error={
          faults.errorOf('partner') ||
          (state.lost.includes('partner') && t('accountChanged')) ||
          wrongPartner(state.fields, locale) ||
          list.refusal ||
          null
        }
        help={list.rows?.length === 0 && list.refusal === '' ? t('noPartner') : undefined}
      />
      <ChosenPartner state={state} accounts={accounts} />
      <Button type="inline" disabled={custodyAccountNo === null} onClick={() => setManaging(true)}>
        {t(manual ? 'partners.manage' : 'brokers.manage')}
      </Button>
      {managing && productId !== null && custodyAccountNo !== null && (
        <>
          {manual ? (
            <CounterpartyDialog
              productId={productId}
              accounts={accounts.counterparties}
              dispatch={dispatch}
              onClose={close}
            />
          ) : (
            <BrokerDialog
              productId={productId}
              custodyAccountNo={custodyAccountNo}
              accounts={accounts.brokers}
              dispatch={dispatch}
              onClose={close}
            />
          )}
        </>
      )}
    </>
  )
}

function ChosenPartner({ state, accounts }: Pick<SectionProps, 'state'> & { accounts: Accounts }) {
  const t = useText(formTexts)
  const { manual, brokerId, counterpartyId } = state.fields
  if (!manual) {
    const broker = accounts.brokers.rows?.find((account) => account.ZHBH === brokerId)
    if (broker === undefined) return null
    return (
      <AccountFacts
        facts={[
          [t('accountName'), broker.NAME],
          [t('accountNo'), broker.ACCOUNT],
          [t('branch'), broker.YYB],
        ]}
      />
    )
  }
  const other = accounts.counterparties.rows?.find((account) => account.ZHBH === counterpartyId)
  if (other === undefined) return null
  return (
    <>
      <AccountFacts
        facts={[
          [t('accountName'), other.OTHERACCNAME],
          [t('accountNo'), other.OTHERACCOUNT],
          [t('bank'), other.OPENBANKNAME],
          [t('branchNo'), other.HIGHTBANKNO],
        ]}
      />
      {isOverseas(other.OTHERACCNAME, other.OPENBANKNAME) && (
        <p role="note" className={css.warning}>
          {t('overseas')}
        </p>
      )}
    </>
  )
}
