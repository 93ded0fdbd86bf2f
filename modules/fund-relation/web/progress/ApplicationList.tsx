import { useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useDisplayFields } from '@iisp/workspace/parts'
import { useState } from 'react'
import { exportApplyInfo, getApplyInfoList } from '../../contract/applications/application-list.ts'
import { type ApplicationRow, applicationFields } from '../../contract/applications/application-row.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { ListExport } from '../ListExport.tsx'
import { RelationDialog } from '../form/RelationDialog.tsx'
import { RelationView } from '../form/RelationView.tsx'
import { ApplicationFacts } from '../form/ApplicationFacts.tsx'
import { useOpenRehearsal } from '../rehearsal/use-open-rehearsal.ts'
import { linkColumns } from '../link-columns.ts'
import { ApplicationActions } from './ApplicationActions.tsx'
import { applicationFilters } from './application-filters.ts'
import { progressTexts } from './progress-texts.ts'

interface Props {
  /** The page to which the column settings belong. */
  readonly menuCode: string
  readonly title: string
  readonly hint: string
}
const excludedParams = ['part']
const shownColumns: ColumnEntries<typeof applicationFields> = [
  'SQID',
  'SQLX',
  'SQZT',
  'SQJD',
  ...linkColumns,
  'SQR',
  'SQSJ',
  'CLYY',
]

/**
 * Applications with the actions that the person may take: edit, revoke, consent, or decide at the
 * desk.
 */
export function ApplicationList({ menuCode, title, hint }: Props) {
  const t = useText(progressTexts)
  const rehearse = useOpenRehearsal()
  const [edited, setEdited] = useState<ApplicationRow | null>(null)
  const [viewed, setViewed] = useState<ApplicationRow | null>(null)
  return (
    <>
      <ListPart
        id={`fund-relation.applications.${menuCode}`}
        title={title}
        description={hint}
        call={getApplyInfoList}
        columnStore={useDisplayFields(menuCode)}
        filters={applicationFilters}
        excludedParams={excludedParams}
        columns={useColumns(applicationFields, shownColumns)}
        rowKey={(row) => row.SQID}
        follow={[relationTopics.applicationsChanged]}
        empty={({ open }) => t(open ? 'none' : 'empty')}
        keyColumn="MCPMC"
        refreshable
        segments={{ flag: 'open', label: t('which'), off: t('all'), on: t('waiting'), widest: 'off' }}
        rowActions={(row) => [
          { label: t('view'), onClick: () => setViewed(row) },
          // a deletion has no terms to play
          ...(row.SQLX === '3'
            ? []
            : [{ label: t('rehearse'), onClick: () => void rehearse.ofApplication(row) }]),
        ]}
        renderExport={({ values }) => (
          <ListExport call={exportApplyInfo} input={applicationFilters.input(values)} />
        )}
        detail={(row, drawer) => (
          <CaseDrawer
            {...drawer}
            flow={applicationFlow}
            of={{ state: row.SQZT, actions: row.actions }}
            size={760}
            title={t('detail', { id: row.SQID })}
            footer={
              <ApplicationActions
                application={row}
                onDone={drawer.onClose}
                onEdit={() => {
                  drawer.onClose()
                  setEdited(row)
                }}
              />
            }
          >
            <ApplicationFacts of={row} />
          </CaseDrawer>
        )}
      />
      {edited && (
        <RelationDialog task={{ type: 'edit', application: edited }} onClose={() => setEdited(null)} />
      )}
      {viewed && <RelationView application={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
