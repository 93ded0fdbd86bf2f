import { getNextCommandPattern, type OrderDetail, orderPatterns } from '@iisp/transfers/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { FormPage } from '@iisp/ui/form-page'
import { lazyPart, useCall, useLocale, usePageTitle, useText } from '@iisp/web'
import { useState } from 'react'
import { FormButtons } from './FormButtons.tsx'
import { type FormTarget, newOrder } from './form-target.ts'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import type { OrderFields } from './state/order-fields.ts'
import type { FormState } from './state/order-form.ts'
import { PapersSection } from './sections/PapersSection.tsx'
import { PaymentSection } from './sections/PaymentSection.tsx'
import { TransferSection } from './sections/TransferSection.tsx'
import { useAccounts } from '../../accounts/use-accounts.ts'
import { useBalance } from './sections/use-balance.ts'
import { useCalendar } from './sections/use-calendar.ts'
import { useFaults } from './submit/use-faults.ts'
import { useOrderForm } from './state/use-order-form.ts'
import { useOrderSending } from './submit/use-order-sending.ts'

const SubmittedPanel = lazyPart(() => import('./SubmittedPanel.tsx'), 'SubmittedPanel')

interface Props {
  readonly target: FormTarget
  /** The order being edited or copied; null for a new one. */
  readonly order: OrderDetail | null
  /** Initial values of a new order from the person's own settings. */
  readonly blank: OrderFields
  /** Initial fields of a new order, if some are already chosen. */
  readonly begun?: OrderFields
  /** The form continues under another URL. */
  readonly onRename: (target: FormTarget) => void
  readonly onReload: () => void
}

/** The form for entering, saving and submitting an order. */
export function OrderEntry({ target, order, blank, begun = blank, onRename, onReload }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const confirm = useConfirm()
  const { state, dispatch, dirty, restored, forgetDraft } = useOrderForm(target, order, begun)
  const { fields } = state
  usePageTitle(state.order === null ? '' : t('tabTitle', { no: state.order.orderNo }))
  const accounts = useAccounts(fields, dispatch)
  const balance = useBalance(fields.custodyAccountNo)
  const calendar = useCalendar()
  const pattern = useCall(getNextCommandPattern, {}, { quiet: true }).data?.ZLMS
  const partner = fields.manual
    ? accounts.counterparties.rows?.find(({ ZHBH }) => ZHBH === fields.counterpartyId)
    : accounts.brokers.rows?.find(({ ZHBH }) => ZHBH === fields.brokerId)
  const [uploading, setUploading] = useState(false)
  const context = { t, locale, today: calendar.today, isWorkday: calendar.isWorkday, uploading }
  const faults = useFaults(fields, context)
  const startAnew = () => {
    dispatch({ type: 'cleared', fields: blank })
    faults.forget()
    forgetDraft()
    onRename(newOrder)
  }
  const sending = useOrderSending({
    state,
    dispatch,
    mode: target.mode,
    partnerAccountNo: partner?.ACCOUNT,
    zlms: pattern,
    faults,
    onSaved: ({ id }) => {
      forgetDraft()
      onRename({ ...newOrder, id, mode: target.mode === 'copy' ? undefined : target.mode })
    },
    onSubmitted: () => {
      forgetDraft()
      onRename(newOrder)
    },
    onReload,
  })
  const clear = async () => {
    if (!dirty || (await confirm({ content: t('clearAsk'), okText: t('clear'), danger: true }))) startAnew()
  }
  const section = { state, dispatch, faults }
  return (
    <FormPage
      title={t('title')}
      description={
        <Description state={state} source={order} copies={target.mode === 'copy'} restored={restored} />
      }
      errors={faults.summary}
      attempt={faults.attempt}
      // pressing Enter in a field must not send money
      onSubmit={() => undefined}
      note={
        <span className={css.line}>
          {pattern && <span>{t('pattern', { pattern: orderPatterns[pattern][locale] })}</span>}
          {state.saved && !state.submitted && <span>{t('stateSaved')}</span>}
          {dirty && <span>{t('stateUnsaved')}</span>}
        </span>
      }
      actions={<FormButtons state={state} sending={sending} onClear={() => void clear()} />}
    >
      {state.success && <SubmittedPanel order={state.success} onAgain={startAnew} editable />}
      <PaymentSection {...section} accounts={accounts} balance={balance} />
      <TransferSection {...section} balance={balance} calendar={calendar} />
      <PapersSection {...section} onUploading={setUploading} />
    </FormPage>
  )
}

interface DescriptionProps {
  readonly state: FormState
  /** The order that was opened. */
  readonly source: OrderDetail | null
  readonly copies: boolean
  readonly restored: boolean
}
/** Shows which order this is, why it was returned, and that earlier input was restored. */
function Description({ state, source, copies, restored }: DescriptionProps) {
  const t = useText(formTexts)
  const own = state.order
  const returned = source !== null && own?.id === source.ID ? source.RETURNREASON : ''
  return (
    <span className={css.line}>
      {own !== null && <span>{t('editing', { no: own.orderNo })}</span>}
      {own === null && copies && source !== null && <span>{t('copying', { no: source.ORDERNO })}</span>}
      {own === null && !copies && <span>{t('hint')}</span>}
      {returned !== '' && <span>{t('returned', { reason: returned })}</span>}
      {restored && (
        <span role="status" className={css.restored}>
          {t('restored')}
        </span>
      )}
    </span>
  )
}
