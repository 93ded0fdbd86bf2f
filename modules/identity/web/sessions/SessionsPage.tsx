import { type Translate, filters, useLocale, useText } from '@iisp/web'
import { type ColumnEntries, columnsOf } from '@iisp/web/fields/index'
import { AskReason } from '@iisp/web/forms/index'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import {
  type DeskSession,
  deskSessionFields,
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
  const locale = useLocale()
  const columns = useMemo(() => columnsOf(deskSessionFields, locale, sessionColumns(t)), [t, locale])
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

const sessionColumns = (t: SessionText): ColumnEntries<typeof deskSessionFields> => [
  { key: 'name', width: 120, value: (row) => (row.own ? t('own', { name: row.name }) : row.name) },
  'account',
  'institutionName',
  { key: 'device', title: t('device'), width: 220, value: (row) => deviceName(row, t) },
  'network',
  { key: 'loginType', title: t('way'), width: 110, value: (row) => t(`ways.${signInWayOf(row)}`) },
  'since',
  'seenAt',
  'actingAs',
]
