import type { Call, Input } from '@iisp/contract'
import {
  accountStatuses,
  type getBrokerByAccount,
  type getOtherAccount,
  settingDefault,
} from '@iisp/transfers/contract'
import { isUsableAccount } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { type Column, DataTable, type DataTableProps, type RowAction } from '@iisp/ui/data-table'
import { Modal } from '@iisp/ui/modal'
import { toast, useAskAndDo, useLocale, useSend, useText } from '@iisp/web'
import { type Dispatch, type ReactNode, useMemo, useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import type { FormAction } from '../orders/form/state/order-form.ts'
import type { AddedAccount } from './AccountFormDialog.tsx'
import type { AccountList, BrokerAccount, Counterparty } from './use-accounts.ts'

interface Props<A extends BrokerAccount | Counterparty, D extends Call> {
  readonly title: string
  readonly addText: string
  readonly accounts: AccountList<A>
  readonly columns: readonly Column<A>[]
  readonly table: Partial<DataTableProps<A>>
  readonly accountNo: (account: A) => string
  /** The call that lists these accounts. */
  readonly call: typeof getBrokerByAccount | typeof getOtherAccount
  /** The value by which the call that sets a default account identifies this kind. */
  readonly defaultType: Input<typeof settingDefault>['type']
  readonly deletion: { readonly call: D; readonly input: (account: A) => Input<D> }
  readonly form: (added: AddedAccount) => ReactNode
  readonly dispatch: Dispatch<FormAction>
  readonly onClose: () => void
}

/** The partner accounts of one kind that an order can use: choose, add, delete or set the default. */
export function AccountsDialog<A extends BrokerAccount | Counterparty, D extends Call>(props: Props<A, D>) {
  const { title, accounts, dispatch, onClose } = props
  const t = useText(formTexts)
  const locale = useLocale()
  const [adding, setAdding] = useState(false)
  const columns = useMemo<Column<A>[]>(
    () => [
      ...props.columns,
      {
        key: 'ZHZT',
        title: t('brokers.state'),
        width: 130,
        value: ({ ZHZT, ISDEFAULT }) =>
          `${accountStatuses[ZHZT][locale]}${ISDEFAULT === '1' ? ` · ${t('default')}` : ''}`,
      },
    ],
    [props.columns, t, locale],
  )
  const choose = (id: string) => {
    dispatch({ type: 'partner', id })
    onClose()
  }
  const { actions, isBusy } = useAccountActions(props, choose)
  return (
    <>
      <Modal open title={title} size="large" onCancel={onClose} footer={null}>
        <DataTable
          label={title}
          columns={columns}
          rows={accounts.rows ?? (accounts.loading ? undefined : [])}
          rowKey={(account) => account.ZHBH}
          loading={accounts.loading || isBusy}
          heightType="content"
          {...props.table}
          emptyText={accounts.refusal || t('brokers.none')}
          rowActions={actions}
          actions={
            <Button type="primary" onClick={() => setAdding(true)}>
              {props.addText}
            </Button>
          }
        />
      </Modal>
      {adding &&
        props.form({
          onCancel: () => setAdding(false),
          onAdded: (id, use) => {
            setAdding(false)
            if (use) choose(id)
          },
        })}
    </>
  )
}

function useAccountActions<A extends BrokerAccount | Counterparty, D extends Call>(
  { call, accountNo, defaultType, deletion, dispatch }: Props<A, D>,
  choose: (id: string) => void,
) {
  const t = useText(formTexts)
  const askAndDo = useAskAndDo()
  const setting = useSend(settingDefault, { invalidates: [call] })
  const setDefault = ({ ZHBH }: A) =>
    setting.mutate(
      { id: ZHBH, type: defaultType },
      { onSuccess: () => void toast.success(t('brokers.defaultSet')) },
    )
  const remove = async (account: A) => {
    const done = await askAndDo(deletion.call, deletion.input(account), {
      content: t('brokers.deleteAsk', { no: accountNo(account) }),
      okText: t('brokers.delete'),
      danger: true,
      done: t('brokers.deleted'),
      invalidates: [call],
    })
    if (done) dispatch({ type: 'partner-deleted', id: account.ZHBH })
  }
  const actions = (account: A): RowAction[] => {
    const isUsable = isUsableAccount(account)
    const isDefault = account.ISDEFAULT === '1'
    const isDeletable = account.IS_CAN_DELETE === '1'
    return [
      { label: t('brokers.choose'), disabled: !isUsable, onClick: () => choose(account.ZHBH) },
      {
        label: t('brokers.setDefault'),
        disabled: !isUsable || isDefault,
        ...(isDefault && { hint: t('brokers.isDefault') }),
        onClick: () => setDefault(account),
      },
      {
        label: t('brokers.delete'),
        danger: true,
        disabled: !isDeletable,
        ...(!isDeletable && { hint: t('brokers.notDeletable') }),
        onClick: () => void remove(account),
      },
    ]
  }
  return { actions, isBusy: setting.isPending }
}
