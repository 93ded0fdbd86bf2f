import { businessDate } from '@iisp/contract/date'
import { nationalIdFault } from '@iisp/contract/national-id'
import {
  type PersonRole,
  registerPerson,
  registeredPersonFields,
  registeredPersonList,
} from '@iisp/verification/contract'
import { InstitutionSelect } from '@iisp/identity/parts'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { verificationTexts } from './verification-texts.ts'

const { role: roleField } = registeredPersonFields.named
const blank = {
  institutionId: null as string | null,
  role: null as PersonRole | null,
  name: '',
  idNumber: '',
}

/** Registers a person of an institution. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const t = useText(verificationTexts)
  const roles = optionsOf(roleField, useLocale())
  const [today] = useState(() => businessDate(new Date()))
  const adding = useSend(registerPerson, { invalidates: [registeredPersonList], quiet: true })
  const form = useDraftForm({
    name: 'verification.person:new',
    version: 1,
    initial: blank,
    faultsOf: ({ institutionId, role, name, idNumber }) => ({
      institutionId: institutionId === null && t('persons.missing'),
      role: role === null && t('persons.roleMissing'),
      name: name.trim() === '' && t('persons.nameMissing'),
      idNumber: nationalIdFault(idNumber.trim(), today) !== null && t('persons.idNumberWrong'),
    }),
  })
  const register = async ({ institutionId, role, name, idNumber }: typeof blank) => {
    if (institutionId === null || role === null) return
    await adding.mutateAsync({
      institutionId,
      role,
      name: name.trim(),
      idNumber: idNumber.trim(),
    })
    form.forget()
    toast.success(t('persons.added'))
    onClose()
  }
  return (
    <FormDialog
      title={t('persons.add')}
      okText={t('persons.ok')}
      form={form}
      onSubmit={register}
      onClose={onClose}
    >
      <InstitutionSelect label={t('persons.institutionId')} required {...form.field('institutionId')} />
      <SelectField
        label={t('persons.role')}
        required
        options={roles}
        {...form.field('role')}
        onChange={(role) => form.set({ role: roles.find(({ value }) => value === role)?.value ?? null })}
      />
      <TextField label={t('persons.name')} required maxLength={60} {...form.field('name')} />
      <TextField label={t('persons.idNumber')} required maxLength={18} {...form.field('idNumber')} />
    </FormDialog>
  )
}
