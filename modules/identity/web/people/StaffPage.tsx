import { Button } from '@iisp/ui/button'
import type { RowAction } from '@iisp/ui/data-table'
import { DetailDrawer } from '@iisp/ui/drawer'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import { FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo, useState } from 'react'
import {
  type StaffAction,
  type StaffMember,
  staffFields,
  staffInstitutions,
  staffList,
  staffStates,
} from '../../contract/people/staff.ts'
import { identityTopics } from '../../contract/topics.ts'
import { roleTexts } from '../role-texts.ts'
import { staffColumns, staffFacts } from './staff-columns.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { PhoneDialog } from './PhoneDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { staffFilters } from './staff-filters.ts'
import { staffTexts } from './staff-texts.ts'

interface Asked {
  readonly member: StaffMember
  readonly action: StaffAction
}

const actionNames = {
  roles: 'changeRoles',
  disable: 'disable',
  enable: 'enable',
  reset: 'reset',
  phone: 'phoneAction',
  keys: 'keysAction',
} as const satisfies Record<StaffAction, string>

const followed = [
  identityTopics.staffChanged,
  identityTopics.staffChangeProposed,
  identityTopics.staffChangeDecided,
]

/** 人员管理: the people whom the caller administers, to be invited, disabled, enabled and given other roles. */
export function StaffPage() {
  const t = useText(staffTexts)
  const role = useText(roleTexts)
  const { data: institutions = [] } = useCall(staffInstitutions, {}, { staleTime: 60_000 })
  const hasMany = institutions.length > 1
  const shown = useMemo(() => staffColumns(t, role, hasMany), [t, role, hasMany])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [inviting, setInviting] = useState(false)
  const close = () => setAsked(null)
  const actionsOf = (member: StaffMember): RowAction[] =>
    member.actions.map((action) => ({
      label: t(actionNames[action]),
      danger: action === 'disable',
      onClick: () => setAsked({ member, action }),
    }))
  return (
    <>
      <ListPage
        id="identity.staff"
        title={t('title')}
        description={t('hint')}
        call={staffList}
        filters={staffFilters}
        draw={{
          institutionId: ({ value, onChange }) =>
            hasMany ? (
              <SelectField
                label={t('institutionName')}
                options={institutions.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
                clearable
                searchable
                value={value || null}
                onChange={(id) => onChange(id ?? '')}
              />
            ) : undefined,
        }}
        columns={useColumns(staffFields, shown)}
        actions={
          institutions.length > 0 && (
            <Button type="primary" onClick={() => setInviting(true)}>
              {t('invite')}
            </Button>
          )
        }
        rowKey={(row) => row.id}
        follow={followed}
        empty={t('empty')}
        keyColumn="name"
        refreshable
        rowActions={actionsOf}
        detail={(row, drawer) => (
          <DetailDrawer
            {...drawer}
            size={560}
            title={row.name}
            extra={<StateDot of={staffStates.byCode[row.state]} />}
          >
            <FieldFacts fields={staffFields} of={row} show={staffFacts(row, t, role)} />
          </DetailDrawer>
        )}
      />
      {inviting && <InviteDialog institutions={institutions} onClose={() => setInviting(false)} />}
      {asked &&
        (asked.action === 'roles' ? (
          <RolesDialog member={asked.member} onClose={close} />
        ) : asked.action === 'phone' ? (
          <PhoneDialog member={asked.member} onClose={close} />
        ) : (
          <StaffDialog member={asked.member} action={asked.action} onClose={close} />
        ))}
    </>
  )
}
