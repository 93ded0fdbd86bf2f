import { Button } from '@iisp/ui/button'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { useAskAndDo, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { type MySession, myOtherSessionsEnd, mySessionEnd, mySessionList } from '../../contract/my-account.ts'
import { accountTexts } from './account-texts.ts'
import { type AccountText, deviceName } from './device-name.ts'
import { signInWayOf } from './sign-in-way.ts'
import css from './my-account.module.css'

const excludedParams = ['part']
const invalidates = [mySessionList]

/** The account's current sessions. Any session except this one can be ended here. */
export function SessionList() {
  const t = useText(accountTexts)
  const askAndDo = useAskAndDo()
  const columns = useMemo(() => sessionColumns(t), [t])
  const end = (row: MySession) =>
    askAndDo(
      mySessionEnd,
      { id: row.id },
      { content: t('endAsk', { device: deviceName(row, t) }), danger: true, done: t('ended'), invalidates },
    )
  const endOthers = () =>
    askAndDo(
      myOtherSessionsEnd,
      {},
      {
        content: t('endOthersAsk'),
        danger: true,
        done: ({ ended }) => t('endedOthers', { count: ended }),
        invalidates,
      },
    )
  return (
    <>
      <p className={css.advice}>{t('sessionsHint')}</p>
      <ListPart
        id="identity.my-sessions"
        title={t('parts.sessions')}
        call={mySessionList}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('noSessions')}
        refreshable
        rowActions={(row) =>
          row.isCurrent ? [] : [{ label: t('end'), danger: true, onClick: () => void end(row) }]
        }
        actions={({ rows = [] }) =>
          rows.some((row) => !row.isCurrent) && (
            <Button danger onClick={() => void endOthers()}>
              {t('endOthers')}
            </Button>
          )
        }
      />
    </>
  )
}

const sessionColumns = (t: AccountText): Column<MySession>[] => [
  {
    key: 'device',
    title: t('device'),
    width: 260,
    fixed: 'left',
    value: (row) => deviceName(row, t),
    render: (row) =>
      row.isCurrent ? (
        <StatusDot tone="success" label={`${deviceName(row, t)} · ${t('thisDevice')}`} />
      ) : (
        deviceName(row, t)
      ),
  },
  { key: 'network', title: t('network'), width: 150 },
  {
    key: 'loginType',
    title: t('way'),
    width: 120,
    value: (row) => t(`ways.${signInWayOf(row)}`),
  },
  { key: 'since', title: t('since'), width: 170 },
  { key: 'seenAt', title: t('seenAt'), width: 170 },
]
