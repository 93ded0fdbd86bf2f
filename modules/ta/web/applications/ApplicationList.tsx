import { isOneOf } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { filters, useProfile, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import {
  type ApplicationGroup,
  applicationGroups,
  missingPart,
} from '../../contract/applications/application-kinds.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { applicationFields } from '../../contract/applications/application.ts'
import { applicationList } from '../../contract/applications/applications.ts'
import { taTopics } from '../../contract/topics.ts'
import { kindsFor } from '../../rules/applications/application-actions.ts'
import { importTexts } from '../application-import/import-texts.ts'
import { ImportDialog } from '../application-import/ImportDialog.tsx'
import { applicationColumns } from './application-columns.ts'
import { applicationTexts } from './application-texts.ts'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'

const { dealingDate, status } = applicationFields.named
const applicationFilters = filters(applicationTexts, ({ keyword, choices, dates }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  status: choices(status),
  dealt: dates(dealingDate),
}))
const excludedParams = ['part']

/** The applications of one part of the page, with a form for new ones if the person may enter them. */
export function ApplicationList({ group }: { readonly group: ApplicationGroup | typeof missingPart }) {
  const t = useText(applicationTexts)
  const roles = useProfile()?.roles ?? []
  const isMissing = group === missingPart
  const own = kindsFor(roles)
  const kinds = isMissing ? own : own.filter((kind) => isOneOf(applicationGroups[group], kind))
  const imports = useText(importTexts)
  const [entering, setEntering] = useState(false)
  const [importing, setImporting] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  const columns = useMemo(() => applicationColumns(t), [t])
  const input = useMemo(
    () => (group === missingPart ? { status: applicationFlow.codes.toComplete } : { group }),
    [group],
  )
  return (
    <>
      <ListPart
        id={`ta.applications-${group}`}
        title={t(`parts.${group}`)}
        description={t('hint')}
        call={applicationList}
        filters={applicationFilters}
        input={input}
        excludedParams={excludedParams}
        columns={useColumns(applicationFields, columns)}
        rowKey={(row) => row.id}
        follow={[taTopics.applicationChanged]}
        empty={t('empty')}
        keyColumn="applicationNo"
        refreshable
        actions={
          !isMissing &&
          kinds.length > 0 && (
            <>
              {group !== 'other' && <Button onClick={() => setImporting(true)}>{imports('open')}</Button>}
              <Button type="primary" onClick={() => setEntering(true)}>
                {t('enter')}
              </Button>
            </>
          )
        }
        detail={(row, drawer) => (
          <ApplicationDrawer
            key={row.id}
            application={row}
            drawer={drawer}
            onEdit={() => setEdited(row.id)}
          />
        )}
      />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {entering && <ApplicationForm id={null} kinds={kinds} onClose={() => setEntering(false)} />}
      {edited !== null && <ApplicationForm id={edited} kinds={kinds} onClose={() => setEdited(null)} />}
    </>
  )
}
