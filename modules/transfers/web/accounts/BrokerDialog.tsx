import { brokerAccountTypes, deleteBroker, getBrokerByAccount } from '@iisp/transfers/contract'
import type { Column } from '@iisp/ui/data-table'
import { useLocale, useText } from '@iisp/web'
import { type Dispatch, useMemo } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import type { FormAction } from '../orders/form/state/order-form.ts'
import { AccountsDialog } from './AccountsDialog.tsx'
import { BrokerForm } from './BrokerForm.tsx'
import type { AccountList, BrokerAccount } from './use-accounts.ts'

interface Props {
  readonly productId: string
  readonly custodyAccountNo: string
  readonly accounts: AccountList<BrokerAccount>
  readonly dispatch: Dispatch<FormAction>
  readonly onClose: () => void
}

/** The broker accounts of a custody account. */
export function BrokerDialog({ productId, custodyAccountNo, ...props }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const columns = useMemo<Column<BrokerAccount>[]>(
    () => [
      { key: 'NAME', title: t('accountName'), width: 220 },
      { key: 'ACCOUNT', title: t('brokers.accountNo'), width: 150 },
      {
        key: 'ZHLX',
        title: t('brokers.kind'),
        width: 150,
        value: ({ ZHLX }) => brokerAccountTypes[ZHLX][locale],
      },
    ],
    [t, locale],
  )
  return (
    <AccountsDialog
      {...props}
      title={t('brokers.title')}
      addText={t('brokers.add')}
      columns={columns}
      table={{ columnPanel: false }}
      accountNo={({ ACCOUNT }) => ACCOUNT}
      call={getBrokerByAccount}
      defaultType="1"
      deletion={{
        call: deleteBroker,
        input: ({ ZHBH, SOURCE, OPEID }) => ({ id: ZHBH, source: SOURCE, opeId: OPEID }),
      }}
      form={(added) => <BrokerForm {...added} productId={productId} custodyAccountNo={custodyAccountNo} />}
    />
  )
}
