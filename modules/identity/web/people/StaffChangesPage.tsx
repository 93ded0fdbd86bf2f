import { DetailDrawer } from '@iisp/ui/drawer'
import { filters, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import { staffChangeFields, staffChangeList } from '../../contract/people/staff-changes.ts'
import { identityTopics } from '../../contract/topics.ts'
import { roleTexts } from '../role-texts.ts'
import { StaffChangeDecision } from './StaffChangeDecision.tsx'
import { staffChangeColumns, staffChangeFacts } from './staff-change-columns.ts'
import { staffChangeTexts } from './staff-change-texts.ts'

const changeFilters = filters(staffChangeTexts, ({ keyword, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  /** Lists decided and own changes too. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))

/** 人员变更: changes that administrators propose, for a second administrator to confirm or decline. */
export function StaffChangesPage() {
  const t = useText(staffChangeTexts)
  const role = useText(roleTexts)
  const shown = useMemo(() => staffChangeColumns(t, role), [t, role])
  return (
    <ListPage
      {...openAndAll(t)}
      id="identity.staff-changes"
      call={staffChangeList}
      filters={changeFilters}
      columns={useColumns(staffChangeFields, shown)}
      follow={[identityTopics.staffChangeProposed, identityTopics.staffChangeDecided]}
      keyColumn="name"
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t(`detail.${row.kind}`, { name: row.name })}
          extra={<StateDot of={staffChangeFlow.byCode[row.state]} />}
          footer={row.actions.length > 0 && <StaffChangeDecision change={row} onDecided={drawer.onClose} />}
        >
          <OwnActNote flow={staffChangeFlow} of={row} />
          <FieldFacts fields={staffChangeFields} of={row} show={staffChangeFacts(row, t, role)} />
        </DetailDrawer>
      )}
    />
  )
}
