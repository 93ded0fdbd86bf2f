import type { Role } from '@iisp/contract'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { staffChangeList, staffRolesPropose } from '../../contract/people/staff-changes.ts'
import { type StaffMember, staffList } from '../../contract/people/staff.ts'
import { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  readonly member: StaffMember
  readonly onClose: () => void
}
interface Values {
  readonly roles: readonly string[]
  readonly reason: string
}

/** Proposes other roles for a person, which a second administrator has to confirm. */
export function RolesDialog({ member, onClose }: Props) {
  const t = useText(staffTexts)
  const role = useText(roleTexts)
  const { id, version, name, grantableRoles } = member
  const proposing = useSend(staffRolesPropose, { invalidates: [staffList, staffChangeList], quiet: true })
  const initial: Values = { roles: grantableRoles.filter((one) => member.roles.includes(one)), reason: '' }
  const form = useDraftForm({
    name: `identity.roles:${id}`,
    version,
    initial,
    faultsOf: ({ roles, reason }) => ({
      roles: rolesFault(roles, member.roles, t('rolesMissing'), t('rolesUnchanged')),
      reason: reason.trim() === '' && t('reasonMissing'),
    }),
  })
  const propose = async ({ roles, reason }: Values) => {
    const chosen = grantableRoles.filter((one) => roles.includes(one))
    await proposing.mutateAsync({ id, version, roles: chosen, reason: reason.trim() })
    form.forget()
    toast.success(t('rolesProposed'))
    onClose()
  }
  return (
    <FormDialog
      title={t('rolesTitle', { name })}
      okText={t('propose')}
      form={form}
      onSubmit={propose}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      <p>{t(`confirmers.${member.confirmedBy}`)}</p>
      <CheckBoxGroup
        label={t('rolesAfter')}
        required
        options={grantableRoles.map((one) => ({ value: one, label: role(one) }))}
        {...form.field('roles')}
      />
      <TextArea label={t('reason')} required max={200} rows={3} {...form.field('reason')} />
    </FormDialog>
  )
}

function rolesFault(
  chosen: readonly string[],
  before: readonly Role[],
  missing: string,
  unchanged: string,
): string | false {
  if (chosen.length === 0) return missing
  return chosen.length === before.length && before.every((one) => chosen.includes(one)) && unchanged
}
