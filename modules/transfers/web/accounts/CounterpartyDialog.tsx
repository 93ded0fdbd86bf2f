import {
  accountStatuses,
  deleteLocalOtherAcctInfo,
  getOtherAccount,
  settingDefault,
} from '@iisp/transfers/contract'
import { isUsableAccount } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable, type RowAction } from '@iisp/ui/data-table'
import { Modal } from '@iisp/ui/modal'
import { toast, useAskAndDo, useLocale, useSend, useText } from '@iisp/web'
import { useDisplayFields } from '@iisp/workspace/parts'
import { type Dispatch, useMemo, useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import type { FormAction } from '../orders/form/state/order-form.ts'
import type { AccountList, Counterparty } from './use-accounts.ts'
import { CounterpartyForm } from './CounterpartyForm.tsx'

interface Props {
  readonly productId: string
  readonly accounts: AccountList<Counterparty>
  readonly dispatch: Dispatch<FormAction>
  readonly onClose: () => void
}

/** The counterparty accounts of a product: choose, add, delete or set the default. */
export function CounterpartyDialog({ productId, accounts, dispatch, onClose }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const display = useDisplayFields('transfers.counterparties')
  const [adding, setAdding] = useState(false)
  const setting = useSend(settingDefault, { invalidates: [getOtherAccount] })
  const columns = useMemo<Column<Counterparty>[]>(
    () => [
      { key: 'OTHERACCNAME', title: t('accountName'), width: 200 },
      { key: 'OTHERACCOUNT', title: t('accountNo'), width: 170 },
      { key: 'OPENBANKNAME', title: t('bank'), width: 200 },
      {
        key: 'ZHZT',
        title: t('brokers.state'),
        width: 130,
        value: ({ ZHZT, ISDEFAULT }) =>
          `${accountStatuses[ZHZT][locale]}${ISDEFAULT === '1' ? ` · ${t('default')}` : ''}`,
      },
    ],
    [t, locale],
  )
  const remove = async (account: Counterparty) => {
    const input = { id: account.ZHBH, opeId: account.OPEID }
    const done = await askAndDo(deleteLocalOtherAcctInfo, input, {
      content: t('brokers.deleteAsk', { no: account.OTHERACCOUNT }),
      okText: t('brokers.delete'),
      danger: true,
      done: t('brokers.deleted'),
      invalidates: [getOtherAccount],
    })
    if (done) dispatch({ type: 'partner-deleted', id: account.ZHBH })
  }
  const choose = (id: string) => {
    dispatch({ type: 'partner', id })
    onClose()
  }
  const actions = (account: Counterparty): RowAction[] => [
    {
      label: t('brokers.choose'),
      disabled: !isUsableAccount(account),
      onClick: () => choose(account.ZHBH),
    },
    {
      label: t('brokers.setDefault'),
      disabled: !isUsableAccount(account) || account.ISDEFAULT === '1',
      ...(account.ISDEFAULT === '1' && { hint: t('brokers.isDefault') }),
      onClick: () =>
        setting.mutate(
          { id: account.ZHBH, type: '2' },
          { onSuccess: () => void toast.success(t('brokers.defaultSet')) },
        ),
    },
    {
      label: t('brokers.delete'),
      danger: true,
      disabled: account.IS_CAN_DELETE !== '1',
      ...(account.IS_CAN_DELETE !== '1' && { hint: t('brokers.notDeletable') }),
      onClick: () => void remove(account),
    },
  ]
  return (
    <>
      <Modal open title={t('partners.title')} size="large" onCancel={onClose} footer={null}>
        <DataTable
          label={t('partners.title')}
          columns={columns}
          rows={accounts.rows}
          rowKey={(account) => account.ZHBH}
          loading={accounts.loading || setting.isPending}
          heightType="content"
          {...display}
          paging={{ mode: 'client' }}
          emptyText={accounts.refusal || t('brokers.none')}
          rowActions={actions}
          rowActionsWidth={170}
          actions={
            <Button type="primary" onClick={() => setAdding(true)}>
              {t('partners.add')}
            </Button>
          }
        />
      </Modal>
      {adding && (
        <CounterpartyForm
          productId={productId}
          onCancel={() => setAdding(false)}
          onAdded={(id, use) => {
            setAdding(false)
            if (use) choose(id)
          }}
        />
      )}
    </>
  )
}
