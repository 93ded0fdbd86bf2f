import { deleteLocalOtherAcctInfo, getOtherAccount } from '@iisp/transfers/contract'
import type { Column } from '@iisp/ui/data-table'
import { useText } from '@iisp/web'
import { useDisplayFields } from '@iisp/workspace/parts'
import { type Dispatch, useMemo } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import type { FormAction } from '../orders/form/state/order-form.ts'
import { AccountsDialog } from './AccountsDialog.tsx'
import { CounterpartyForm } from './CounterpartyForm.tsx'
import type { AccountList, Counterparty } from './use-accounts.ts'

interface Props {
  readonly productId: string
  readonly accounts: AccountList<Counterparty>
  readonly dispatch: Dispatch<FormAction>
  readonly onClose: () => void
}

/** The counterparty accounts of a product. */
export function CounterpartyDialog({ productId, ...props }: Props) {
  const t = useText(formTexts)
  const display = useDisplayFields('transfers.counterparties')
  const columns = useMemo<Column<Counterparty>[]>(
    () => [
      { key: 'OTHERACCNAME', title: t('accountName'), width: 200 },
      { key: 'OTHERACCOUNT', title: t('accountNo'), width: 170 },
      { key: 'OPENBANKNAME', title: t('bank'), width: 200 },
    ],
    [t],
  )
  return (
    <AccountsDialog
      {...props}
      title={t('partners.title')}
      addText={t('partners.add')}
      columns={columns}
      table={{ ...display, paging: { mode: 'client' } }}
      accountNo={({ OTHERACCOUNT }) => OTHERACCOUNT}
      call={getOtherAccount}
      defaultType="2"
      deletion={{
        call: deleteLocalOtherAcctInfo,
        input: ({ ZHBH, OPEID }) => ({ id: ZHBH, opeId: OPEID }),
      }}
      form={(added) => <CounterpartyForm {...added} productId={productId} />}
    />
  )
}
