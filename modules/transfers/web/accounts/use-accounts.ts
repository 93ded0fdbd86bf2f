import { getBrokerByAccount, getOtherAccount, getTgzhByType, transferErrors } from '@iisp/transfers/contract'
import type { Output } from '@iisp/contract'
import { useCall } from '@iisp/web'
import { type Dispatch, useEffect } from 'react'
import type { FormAction } from '../orders/form/state/order-form.ts'
import type { OrderFields } from '../orders/form/state/order-fields.ts'

export type CustodyAccount = Output<typeof getTgzhByType>[number]
export type BrokerAccount = Output<typeof getBrokerByAccount>[number]
export type Counterparty = Output<typeof getOtherAccount>[number]

export interface AccountList<A> {
  /** undefined if not requested or not loaded yet. */
  readonly rows: readonly A[] | undefined
  readonly loading: boolean
  /** The server's message if it refused. */
  readonly refusal: string
}
export interface Accounts {
  readonly custody: AccountList<CustodyAccount>
  readonly brokers: AccountList<BrokerAccount>
  readonly counterparties: AccountList<Counterparty>
}

const none: readonly BrokerAccount[] = []

/** The accounts offered by the form: first the product's, then its custody account's. */
export function useAccounts(fields: OrderFields, dispatch: Dispatch<FormAction>): Accounts {
  const { productId, custodyAccountNo, manual } = fields
  const brokersEnabled = custodyAccountNo !== null && !manual
  const othersEnabled = custodyAccountNo !== null && productId !== null && manual
  const custody = useCall(
    getTgzhByType,
    { ptIds: productId ?? '1', type: '1' },
    { enabled: productId !== null, quiet: true },
  )
  const brokers = useCall(
    getBrokerByAccount,
    { account: custodyAccountNo ?? '-', ...(productId && { productId }) },
    { enabled: brokersEnabled, quiet: true },
  )
  const others = useCall(
    getOtherAccount,
    { productId: productId ?? '1', tgzh: custodyAccountNo ?? '-' },
    { enabled: othersEnabled, quiet: true },
  )
  const custodyRows = productId === null ? undefined : custody.data
  // "no accounts" is an answer too: a previous choice no longer exists
  const noBroker = brokers.error?.code === transferErrors.noBrokerAccount.code
  const brokerRows = brokersEnabled ? (noBroker ? none : brokers.data) : undefined
  const otherRows = othersEnabled ? others.data : undefined
  const partnerRows = manual ? otherRows : brokerRows
  useEffect(() => {
    if (custodyRows) dispatch({ type: 'custody-loaded', accounts: custodyRows })
  }, [custodyRows, dispatch])
  useEffect(() => {
    if (partnerRows) dispatch({ type: 'partners-loaded', accounts: partnerRows })
  }, [partnerRows, dispatch])
  const listOf = <A>(
    rows: readonly A[] | undefined,
    isAsked: boolean,
    { isLoading, error }: Pick<typeof custody | typeof brokers | typeof others, 'isLoading' | 'error'>,
  ): AccountList<A> => ({ rows, loading: isAsked && isLoading, refusal: (isAsked && error?.msg) || '' })
  return {
    custody: listOf(custodyRows, productId !== null, custody),
    brokers: listOf(brokerRows, brokersEnabled, brokers),
    counterparties: listOf(otherRows, othersEnabled, others),
  }
}
