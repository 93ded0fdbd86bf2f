import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { filters, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { type MySignIn, mySignInList, signInResults } from '../../contract/my-account.ts'
import { accountTexts } from './account-texts.ts'
import { type AccountText, deviceName } from './device-name.ts'
import css from './my-account.module.css'

const excludedParams = ['part']

const signInFilters = filters(accountTexts, ({ oneOf }) => ({
  result: oneOf(signInResults, { label: 'result', optionName: (result, t) => t(`results.${result}`) }),
}))

/** The account's sign-ins and refused tries. */
export function SignInList() {
  const t = useText(accountTexts)
  const columns = useMemo(() => signInColumns(t), [t])
  return (
    <>
      <p className={css.advice}>{t('signInsHint')}</p>
      <ListPart
        id="identity.my-sign-ins"
        title={t('parts.signIns')}
        call={mySignInList}
        filters={signInFilters}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('noSignIns')}
        refreshable
      />
    </>
  )
}

const signInColumns = (t: AccountText): Column<MySignIn>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  {
    key: 'result',
    title: t('result'),
    width: 150,
    value: (row) => t(`results.${row.result}`),
    render: (row) => (
      <StatusDot
        tone={row.result === 'signed-in' ? 'success' : 'danger'}
        label={t(`results.${row.result}`)}
      />
    ),
  },
  { key: 'device', title: t('device'), width: 260, value: (row) => deviceName(row, t) },
  { key: 'network', title: t('network'), width: 150 },
]
