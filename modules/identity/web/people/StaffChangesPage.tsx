import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useLocale, useText } from '@iisp/web'
import { OwnActNote } from '@iisp/web/case/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo } from 'react'
import { staffChangeFlow } from '../../contract/people/staff-change-states.ts'
import { staffChangeList } from '../../contract/people/staff-changes.ts'
import { identityTopics } from '../../contract/topics.ts'
import { roleTexts } from '../role-texts.ts'
import { StaffChangeDecision } from './StaffChangeDecision.tsx'
import { staffChangeColumns, staffChangeFacts, staffChangeState } from './staff-change-columns.tsx'
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
  const locale = useLocale()
  const columns = useMemo(() => staffChangeColumns(t, role, locale), [t, role, locale])
  return (
    <ListPage
      {...openAndAll(t)}
      id="identity.staff-changes"
      call={staffChangeList}
      filters={changeFilters}
      columns={columns}
      follow={[identityTopics.staffChangeProposed, identityTopics.staffChangeDecided]}
      keyColumn="name"
      detail={(row, drawer) => (
        <DetailDrawer
          {...drawer}
          size={560}
          title={t(`detail.${row.kind}`, { name: row.name })}
          extra={<StateDot of={staffChangeState(row)} />}
          footer={row.actions.length > 0 && <StaffChangeDecision change={row} onDecided={drawer.onClose} />}
        >
          <OwnActNote flow={staffChangeFlow} of={row} />
          <Facts facts={staffChangeFacts(row, t, role)} />
        </DetailDrawer>
      )}
    />
  )
}
