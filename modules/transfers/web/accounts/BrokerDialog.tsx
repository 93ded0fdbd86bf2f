import {
  accountStatuses,
  brokerAccountTypes,
  deleteBroker,
  getBrokerByAccount,
  settingDefault,
} from '@iisp/transfers/contract'
import { isUsableAccount } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable, type RowAction } from '@iisp/ui/data-table'
import { Modal } from '@iisp/ui/modal'
import { toast, useAskAndDo, useLocale, useSend, useText } from '@iisp/web'
import { type Dispatch, useMemo, useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import type { FormAction } from '../orders/form/state/order-form.ts'
import type { AccountList, BrokerAccount } from './use-accounts.ts'
import { BrokerForm } from './BrokerForm.tsx'

interface Props {
  readonly productId: string
  readonly custodyNo: string
  readonly accounts: AccountList<BrokerAccount>
  readonly dispatch: Dispatch<FormAction>
  readonly onClose: () => void
}
/** The broker accounts of a custody account: choose, add, delete or set the default. */
export function BrokerDialog({ productId, custodyNo, accounts, dispatch, onClose }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [adding, setAdding] = useState(false)
  const setting = useSend(settingDefault, { invalidates: [getBrokerByAccount] })
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
  const remove = async (account: BrokerAccount) => {
    const input = { id: account.ID, source: account.SOURCE, opeId: account.OPEID }
    const done = await askAndDo(deleteBroker, input, {
      content: t('brokers.deleteAsk', { no: account.ACCOUNT }),
      okText: t('brokers.delete'),
      danger: true,
      done: t('brokers.deleted'),
      invalidates: [getBrokerByAccount],
    })
    if (done) dispatch({ type: 'partner-deleted', id: account.ZHBH })
  }
  const choose = (id: string) => {
    dispatch({ type: 'partner', id })
    onClose()
  }
  const actions = (account: BrokerAccount): RowAction[] => [
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
          { id: account.ID, type: '1' },
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
      <Modal open title={t('brokers.title')} size="large" onCancel={onClose} footer={null}>
        <DataTable
          label={t('brokers.title')}
          columns={columns}
          rows={accounts.rows ?? (accounts.loading ? undefined : [])}
          rowKey={(account) => account.ID}
          loading={accounts.loading || setting.isPending}
          heightType="content"
          columnPanel={false}
          emptyText={accounts.refusal || t('brokers.none')}
          rowActions={actions}
          rowActionsWidth={170}
          actions={
            <Button type="primary" onClick={() => setAdding(true)}>
              {t('brokers.add')}
            </Button>
          }
        />
      </Modal>
      {adding && (
        <BrokerForm
          productId={productId}
          custodyNo={custodyNo}
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
