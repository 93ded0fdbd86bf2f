import type { Column } from '@iisp/ui/data-table'
import { type Translate, filters, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import {
  type DeskSession,
  sessionEnd,
  sessionList,
  sessionsOfPersonEnd,
} from '../../contract/session-desk.ts'
import { deviceName } from '../my-account/device-name.ts'
import { signInWayOf } from '../my-account/sign-in-way.ts'
import { sessionTexts } from './session-texts.ts'

type SessionText = Translate<(typeof sessionTexts)['zh']>

const sessionFilters = filters(sessionTexts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
}))

interface Asked {
  readonly session: DeskSession
  readonly all: boolean
}

/**
 * 在线会话: the sessions of everybody signed in. A system administrator can end one session, or all
 * sessions of a person.
 */
export function SessionsPage() {
  const t = useText(sessionTexts)
  const columns = useMemo(() => sessionColumns(t), [t])
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <ListPage
        id="identity.sessions"
        title={t('title')}
        description={t('hint')}
        call={sessionList}
        filters={sessionFilters}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('empty')}
        refreshable
        rowActions={(session) =>
          session.own
            ? []
            : [
                { label: t('end'), danger: true, onClick: () => setAsked({ session, all: false }) },
                { label: t('endAll'), danger: true, onClick: () => setAsked({ session, all: true }) },
              ]
        }
      />
      {asked && <EndDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Explains the effect of ending, and asks for the reason. */
function EndDialog({ session, all, onClose }: Asked & { readonly onClose: () => void }) {
  const t = useText(sessionTexts)
  const { id, name } = session
  const which = all ? 'endAll' : 'end'
  return (
    <AskReason
      title={t(`${which}Title`, { name })}
      okText={t(which)}
      danger
      label={t('reason')}
      missing={t('reasonMissing')}
      onCancel={onClose}
      call={all ? sessionsOfPersonEnd : sessionEnd}
      inputOf={(reason) => ({ id, reason })}
      invalidates={[sessionList]}
      done={t(all ? 'endedAll' : 'ended')}
      onDone={onClose}
    >
      <p>{t(`${which}Meaning`, { name, device: deviceName(session, t) })}</p>
    </AskReason>
  )
}

const sessionColumns = (t: SessionText): Column<DeskSession>[] => [
  {
    key: 'name',
    title: t('name'),
    width: 120,
    fixed: 'left',
    value: (row) => (row.own ? t('own', { name: row.name }) : row.name),
  },
  { key: 'account', title: t('account'), width: 230 },
  { key: 'institutionName', title: t('institution'), width: 220 },
  { key: 'device', title: t('device'), width: 220, value: (row) => deviceName(row, t) },
  { key: 'network', title: t('network'), width: 130 },
  { key: 'loginType', title: t('way'), width: 110, value: (row) => t(`ways.${signInWayOf(row)}`) },
  { key: 'since', title: t('since'), width: 170 },
  { key: 'seenAt', title: t('seenAt'), width: 170 },
  { key: 'actingAs', title: t('actingAs'), width: 220, value: (row) => row.actingAs || '--' },
]
