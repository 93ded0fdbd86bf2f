import type { Output } from '@iisp/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { FilterBar, Page } from '@iisp/ui/page'
import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { StatusDot } from '@iisp/ui/status-dot'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web/i18n/use-text'
import { toast } from '@iisp/web/messages/messages'
import { useCall } from '@iisp/web/request/use-call'
import { useSend } from '@iisp/web/request/use-send'
import { go } from '@iisp/web/routes/navigation'
import { reloadPerson } from '@iisp/web/session/session'
import { usePageTitle } from '@iisp/web/tabs/page-hooks'
import { useMemo, useState } from 'react'
import { changeMgrUser, getMgrUsers } from '../../contract/switch-manager.ts'
import { switchTexts } from './texts.ts'

type User = Output<typeof getMgrUsers>[number]
/** The manager list starts with five rows. */
const paging = { mode: 'client', pageSize: 5, sizes: [5, 10, 20, 30, 50, 100] } as const

/** Where a super-manager chooses the account to go on as. */
export function SwitchManager() {
  const t = useText(switchTexts)
  usePageTitle(t('title'))
  const { data, isFetching, error, refetch } = useCall(getMgrUsers, {}, { quiet: true })
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  /** The account to act as, before the reason is given. */
  const [chosen, setChosen] = useState<User | null>(null)
  const change = useSend(changeMgrUser)
  const columns = useMemo<Column<User>[]>(
    () => [
      { key: 'cpName', title: t('institution'), width: 260, sortable: true },
      { key: 'name', title: t('name'), width: 120 },
      { key: 'account', title: t('account'), width: 260 },
      {
        key: 'roles',
        title: t('role'),
        width: 160,
        value: (user) => user.roles.map((role) => t(`roles.${role}`)).join('、'),
      },
      {
        key: 'unused',
        title: t('use'),
        width: 200,
        text: (user) => (user.unused ? t('unused') : '--'),
        render: (user) => (user.unused ? <StatusDot tone="warning" label={t('unused')} /> : '--'),
      },
    ],
    [t],
  )
  const rows = useMemo(() => data?.filter((user) => matches(user, wanted)), [data, wanted])

  const enter = async (user: User, reason = '') => {
    const session = await change.mutateAsync({ account: user.account, reason }).catch(() => null)
    if (session === null) return
    await reloadPerson()
    go('/', { replace: true })
    toast.success(t('done', { institution: user.cpName, name: user.name }))
  }
  return (
    <Page
      fill
      title={t('title')}
      description={t('hint')}
      filters={
        <FilterBar
          onQuery={() => setWanted(typed)}
          onReset={() => {
            setTyped('')
            setWanted('')
          }}
        >
          <TextField label={t('search')} value={typed} onChange={setTyped} onEnter={() => setWanted(typed)} />
        </FilterBar>
      }
    >
      <DataTable
        label={t('accounts')}
        columns={columns}
        rows={rows}
        rowKey={(user) => user.account}
        loading={isFetching}
        error={error && { message: error.msg, onRetry: () => void refetch() }}
        emptyText={t('none')}
        paging={paging}
        heightType="fill"
        rowActions={(user) => [
          {
            label: user.current ? t('current') : t('enter'),
            disabled: user.current || change.isPending,
            onClick: () => (user.own ? void enter(user) : setChosen(user)),
          },
        ]}
      />
      {chosen && (
        <ReasonDialog
          title={t('reasonTitle', { whom: `${chosen.cpName} ${chosen.name}` })}
          okText={t('enter')}
          label={t('reason')}
          missing={t('reasonMissing')}
          onCancel={() => setChosen(null)}
          onSend={async (reason) => {
            await enter(chosen, reason)
            return undefined
          }}
        />
      )}
    </Page>
  )
}

const matches = (user: User, wanted: string): boolean => {
  const text = wanted.trim().toLowerCase()
  return [user.cpName, user.name, user.account, user.cpId].some((part) => part.toLowerCase().includes(text))
}
