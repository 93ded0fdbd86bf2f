import type { Output } from '@iisp/contract'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { staffChangeList, staffInvite } from '../../contract/people/staff-changes.ts'
import type { staffInstitutions } from '../../contract/people/staff.ts'
import { accountFault, normalAccount } from '../../rules/sign-in/account.ts'
import { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  /** Those for which the caller may invite; at least one. */
  readonly institutions: Output<typeof staffInstitutions>
  readonly onClose: () => void
}
interface Values {
  readonly institutionId: string | null
  readonly name: string
  readonly account: string
  readonly phone: string
  readonly roles: readonly string[]
  readonly reason: string
}

/** Proposes a new person, whom a second administrator has to confirm. No password is asked for. */
export function InviteDialog({ institutions, onClose }: Props) {
  const t = useText(staffTexts)
  const role = useText(roleTexts)
  const inviting = useSend(staffInvite, { invalidates: [staffChangeList], quiet: true })
  const only = institutions.length === 1 ? institutions[0] : undefined
  const initial: Values = {
    institutionId: only?.id ?? null,
    name: '',
    account: '',
    phone: '',
    roles: [],
    reason: '',
  }
  const form = useForm({
    initial,
    faultsOf: (typed) => ({
      institutionId: typed.institutionId === null && t('institutionMissing'),
      name: typed.name.trim() === '' && t('nameMissing'),
      account: accountFault(normalAccount(typed.account)) !== null && t('accountWrong'),
      phone: !/^1[3-9][0-9]{9}$/.test(typed.phone.trim()) && t('phoneWrong'),
      roles: typed.roles.length === 0 && t('rolesNeeded'),
      reason: typed.reason.trim() === '' && t('inviteReasonMissing'),
    }),
  })
  const chosen = institutions.find(({ id }) => id === form.values.institutionId)
  const invite = async ({ name, account, phone, roles, reason }: Values) => {
    if (chosen === undefined) return
    await inviting.mutateAsync({
      institutionId: chosen.id,
      name: name.trim(),
      account: normalAccount(account),
      phone: phone.trim(),
      roles: chosen.grantableRoles.filter((one) => roles.includes(one)),
      reason: reason.trim(),
    })
    toast.success(t('rolesProposed'))
    onClose()
  }
  return (
    <FormDialog
      title={t('invite')}
      okText={t('propose')}
      form={form}
      onSubmit={invite}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      <p>
        {t('inviteMeaning')}
        {chosen && t(`confirmers.${chosen.confirmedBy}`)}
      </p>
      {only === undefined && (
        <SelectField
          label={t('institution')}
          required
          searchable
          options={institutions.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
          {...form.field('institutionId')}
          onChange={(institutionId) => form.set({ institutionId, roles: [] })}
        />
      )}
      <TextField label={t('name')} required maxLength={50} {...form.field('name')} />
      <TextField
        label={t('account')}
        required
        maxLength={128}
        type="email"
        placeholder={t('accountHint')}
        {...form.field('account')}
      />
      <TextField label={t('phone')} required type="tel" maxLength={11} {...form.field('phone')} />
      {chosen && (
        <CheckBoxGroup
          label={t('roles')}
          required
          options={chosen.grantableRoles.map((one) => ({ value: one, label: role(one) }))}
          {...form.field('roles')}
        />
      )}
      <TextArea label={t('inviteReason')} required max={200} rows={2} {...form.field('reason')} />
    </FormDialog>
  )
}
