import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FormDialog } from '@iisp/web/forms/index'
import { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'
import { type InvitationProps, useInvitation } from './use-invitation.ts'

/** Proposes a new person, whom a second administrator has to confirm. No password is asked for. */
export function InviteDialog({ institutions, onClose }: InvitationProps) {
  const t = useText(staffTexts)
  const role = useText(roleTexts)
  const { form, chosen, invite } = useInvitation({ institutions, onClose })
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
      {institutions.length > 1 && (
        <SelectField
          label={t('institutionName')}
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
