import { useSelection } from '@iisp/ui/data-table'
import { Button } from '@iisp/ui/button'
import { filters, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { useColumns } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { applicationDeskList } from '../../contract/applications/application-desk.ts'
import { registerKinds } from '../../contract/applications/application-kinds.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { type ApplicationRow, applicationFields } from '../../contract/applications/application.ts'
import { taTopics } from '../../contract/topics.ts'
import { applicationColumns } from '../applications/application-columns.ts'
import { applicationTexts } from '../applications/application-texts.ts'
import { ApplicationDrawer } from '../applications/ApplicationDrawer.tsx'
import { ApplicationForm } from '../applications/ApplicationForm.tsx'
import { DeskButtons } from './DeskButtons.tsx'
import { deskTexts } from './desk-texts.ts'
import { PassMany } from './PassMany.tsx'

const { kind, status, dealingDate } = applicationFields.named
const deskFilters = filters(applicationTexts, ({ keyword, choice, choices, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: choice(kind),
  status: choices(status),
  dealt: dates(dealingDate),
  /** Also lists applications that need no decision by this person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const nameOf = ({ applicationNo, investorName }: ApplicationRow) => `${applicationNo} ${investorName}`
const isIdle = ({ actions }: ApplicationRow) => !actions.includes('pass')
const waits = ({ actions }: ApplicationRow) => actions.includes('pass')

/** TA申请处理: the applications of all managers. TA operators decide on them one by one or several at once. */
export function ApplicationDeskPage() {
  const t = useText(deskTexts)
  const word = useText(applicationTexts)
  const selection = useSelection(nameOf, isIdle)
  const columns = useMemo(() => applicationColumns(word, { withManager: true }), [word])
  const [entering, setEntering] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <>
      <ListPage
        id="ta.application-desk"
        {...openAndAll(t)}
        call={applicationDeskList}
        filters={deskFilters}
        columns={useColumns(applicationFields, columns)}
        follow={[taTopics.applicationChanged]}
        keyColumn="applicationNo"
        selection={selection}
        walk={{ waits }}
        actions={
          <>
            <Button onClick={() => setEntering(true)}>{t('enter')}</Button>
            <PassMany selected={selection.rows} onDone={selection.clear} />
          </>
        }
        detail={(row, drawer) => (
          <ApplicationDrawer
            key={row.id}
            application={row}
            drawer={drawer}
            onEdit={() => setEdited(row.id)}
            note={({ status: state, actions }) => (
              <OwnActNote flow={applicationFlow} of={{ state, actions }} />
            )}
            {...(waits(row) && {
              footer: (one) => <DeskButtons application={one} onDecided={drawer.onDone} />,
            })}
          />
        )}
      />
      {entering && <ApplicationForm id={null} kinds={registerKinds} onClose={() => setEntering(false)} />}
      {edited !== null && (
        <ApplicationForm id={edited} kinds={registerKinds} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
