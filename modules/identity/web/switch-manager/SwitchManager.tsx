import type { Output } from '@iisp/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { StatusDot } from '@iisp/ui/status-dot'
import {
  filters,
  toast,
  type Translate,
  failureOf,
  useCall,
  usePageTitle,
  useRefusalOf,
  useSend,
  useText,
} from '@iisp/web'
import { KeptReason } from '@iisp/web/forms/index'
import { useAddressFilters } from '@iisp/web/list-page/index'
import { useChangePerson } from '@iisp/web/routes/page-tools'
import { useMemo, useState } from 'react'
import { changeMgrUser, getMgrUsers } from '../../contract/switch-manager.ts'
import { roleTexts } from '../role-texts.ts'
import { switchTexts } from './texts.ts'

type User = Output<typeof getMgrUsers>[number]
/** The manager list starts with five rows. */
const paging = { mode: 'client', pageSize: 5, sizes: [5, 10, 20, 30, 50, 100] } as const

const accountFilters = filters(switchTexts, ({ keyword }) => ({ keyword: keyword({ label: 'search' }) }))

/** 切换管理人: a super-manager chooses the account to act as. */
export function SwitchManager() {
  const t = useText(switchTexts)
  const role = useText(roleTexts)
  usePageTitle(t('title'))
  const { values, bar } = useAddressFilters(accountFilters)
  const { data, isFetching, error, refetch } = useCall(getMgrUsers, {}, { quiet: true })
  /** The account to act as, before the reason is given. */
  const [chosen, setChosen] = useState<User | null>(null)
  const refusalOf = useRefusalOf()
  const change = useSend(changeMgrUser, { quiet: true })
  const changePerson = useChangePerson()
  const enter = (user: User, reason = '', onEntered = () => {}) =>
    refusalOf(async () => {
      const changed = await changePerson(() => change.mutateAsync({ account: user.account, reason }))
      if (!changed) return
      onEntered()
      toast.success(t('done', { institution: user.cpName, name: user.name }))
    })
  const enterOwn = async (user: User) => {
    const refusal = await enter(user)
    if (refusal !== undefined) toast.error(refusal)
  }
  const columns = useMemo(() => accountColumns(t, role), [t, role])
  const rows = useMemo(() => data?.filter((user) => matches(user, values.keyword)), [data, values])
  return (
    <Page fill title={t('title')} filters={bar}>
      <DataTable
        label={t('accounts')}
        columns={columns}
        rows={rows}
        rowKey={(user) => user.account}
        loading={isFetching}
        error={failureOf({ error, refetch })}
        emptyText={t('none')}
        note={t('hint')}
        paging={paging}
        heightType="fill"
        rowActions={(user) => [
          {
            label: user.current ? t('current') : t('enter'),
            disabled: user.current || change.isPending,
            onClick: () => (user.own ? void enterOwn(user) : setChosen(user)),
          },
        ]}
      />
      {chosen && (
        <KeptReason
          draft={`identity.act-as:${chosen.account}`}
          marksTab={false}
          title={t('reasonTitle', { whom: `${chosen.cpName} ${chosen.name}` })}
          okText={t('enter')}
          label={t('reason')}
          missing={t('reasonMissing')}
          onCancel={() => setChosen(null)}
          onSend={(reason, forget) => enter(chosen, reason, forget)}
        />
      )}
    </Page>
  )
}

const accountColumns = (
  t: Translate<(typeof switchTexts)['zh']>,
  role: Translate<(typeof roleTexts)['zh']>,
): Column<User>[] => [
  { key: 'cpName', title: t('institution'), width: 260, sortable: true },
  { key: 'name', title: t('name'), width: 120 },
  { key: 'account', title: t('account'), width: 260 },
  {
    key: 'roles',
    title: t('role'),
    width: 160,
    value: (user) => user.roles.map((one) => role(one)).join('、'),
  },
  {
    key: 'unused',
    title: t('use'),
    width: 200,
    text: (user) => (user.unused ? t('unused') : '--'),
    render: (user) => (user.unused ? <StatusDot tone="warning" label={t('unused')} /> : '--'),
  },
]

const matches = (user: User, keyword: string): boolean =>
  [user.cpName, user.name, user.account, user.cpId].some((part) =>
    part.toLowerCase().includes(keyword.toLowerCase()),
  )
