import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { rolesEntry, staffChangeList, staffRolesPropose } from '../../contract/people/staff-changes.ts'
import { type StaffMember, staffList } from '../../contract/people/staff.ts'
import { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  readonly member: StaffMember
  readonly onClose: () => void
}
const lists = [staffList, staffChangeList]

/** Proposes other roles for a person, which a second administrator has to confirm. */
export function RolesDialog({ member, onClose }: Props) {
  const t = useText(staffTexts)
  const role = useText(roleTexts)
  const { id, version, name, grantableRoles, roles: before } = member
  return (
    <FieldDialog
      fields={rolesEntry}
      name={`identity.roles:${id}`}
      version={version}
      initial={{ roles: grantableRoles.filter((one) => before.includes(one)) }}
      faultsOf={({ roles }) => ({
        roles:
          roles.length === before.length && before.every((one) => roles.includes(one)) && t('rolesUnchanged'),
      })}
      call={staffRolesPropose}
      inputOf={({ roles, reason }) => ({
        id,
        version,
        roles: grantableRoles.filter((one) => roles.includes(one)),
        reason,
      })}
      invalidates={lists}
      title={t('rolesTitle', { name })}
      okText={t('propose')}
      done={() => t('rolesProposed')}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {({ field }) => (
        <>
          <p>{t(`confirmers.${member.confirmedBy}`)}</p>
          <CheckBoxGroup
            {...field('roles')}
            options={grantableRoles.map((one) => ({ value: one, label: role(one) }))}
          />
          <TextArea {...field('reason')} rows={3} />
        </>
      )}
    </FieldDialog>
  )
}
