import { businessDate } from '@iisp/contract/date'
import { nationalIdFault } from '@iisp/contract/national-id'
import { type PersonRole, registerPerson, registeredPersonList } from '@iisp/verification/contract'
import { Modal } from '@iisp/ui/modal'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { isRequestError, toast, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { verificationTexts } from './verification-texts.ts'
import css from './verification.module.css'

/** Registers a person of an institution. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const t = useText(verificationTexts)
  const [institutionId, setInstitutionId] = useState('')
  const [role, setRole] = useState<PersonRole | null>(null)
  const [name, setName] = useState('')
  const [idNumber, setIdNumber] = useState('')
  const [today] = useState(() => businessDate(new Date()))
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const adding = useSend(registerPerson, { invalidates: [registeredPersonList], quiet: true })
  const faults = {
    institutionId: institutionId.trim() === '' ? t('persons.missing') : '',
    role: role === null ? t('persons.roleMissing') : '',
    name: name.trim() === '' ? t('persons.nameMissing') : '',
    idNumber: nationalIdFault(idNumber.trim(), today) === null ? '' : t('persons.idNumberWrong'),
  }
  const shown = (field: keyof typeof faults) => (tried && faults[field]) || null
  const save = async () => {
    setTried(true)
    if (role === null || Object.values(faults).some((fault) => fault !== '')) return
    try {
      const person = { institutionId: institutionId.trim().toUpperCase(), role, name: name.trim() }
      await adding.mutateAsync({ ...person, idNumber: idNumber.trim() })
      toast.success(t('persons.added'))
      onClose()
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      setRefusal(thrown.msg)
    }
  }
  const roles: PersonRole[] = ['administrator', 'legal']
  return (
    <Modal
      open
      title={t('persons.add')}
      onCancel={onClose}
      onOk={() => void save()}
      okText={t('persons.ok')}
      busy={adding.isPending}
    >
      <div className={css.dialog}>
        {refusal !== '' && (
          <p className={css.fault} role="alert">
            {refusal}
          </p>
        )}
        <TextField
          label={t('persons.institutionId')}
          required
          maxLength={20}
          value={institutionId}
          onChange={setInstitutionId}
          error={shown('institutionId')}
        />
        <SelectField
          label={t('persons.role')}
          required
          options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={role}
          onChange={(value) => setRole(value as PersonRole | null)}
          error={shown('role')}
        />
        <TextField
          label={t('persons.name')}
          required
          maxLength={60}
          value={name}
          onChange={setName}
          error={shown('name')}
        />
        <TextField
          label={t('idNumber')}
          required
          maxLength={18}
          value={idNumber}
          onChange={setIdNumber}
          error={shown('idNumber')}
        />
      </div>
    </Modal>
  )
}
