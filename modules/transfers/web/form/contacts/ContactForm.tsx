import { addConta, getMgrCYConta, updateConta } from '@iisp/transfers/contract'
import type { ContactForm as ContactFields } from '@iisp/transfers/rules'
import { Modal } from '@iisp/ui/modal'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { CheckBox } from '../CheckBox.tsx'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import { useWriting } from '../use-writing.ts'
import { blankContact, contactFaults, contactFields } from './contact-faults.ts'
import type { Contact } from './ContactsField.tsx'

interface Props {
  /** null: a new one. */
  readonly contact: Contact | null
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}
const reload = { invalidates: [getMgrCYConta], quiet: true }

const fieldsOf = (contact: Contact | null): ContactFields =>
  contact === null
    ? blankContact
    : {
        name: contact.CONT_NAME,
        phone: contact.CONT_PHONE,
        email: contact.CONT_EMAIL,
        landline: contact.CONT_LANDLINE,
        address: contact.CONT_ADDRESS,
      }

/** Adds or edits a contact. */
export function ContactForm({ contact, onAdded, onClose }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const [form, setForm] = useState(() => fieldsOf(contact))
  const [isDefault, setDefault] = useState(contact?.IS_DEFAULT === '1')
  const [tried, setTried] = useState(false)
  const { busy, refusal, run } = useWriting()
  const adding = useSend(addConta, reload)
  const editing = useSend(updateConta, reload)
  const faults = contactFaults(form, locale)
  const save = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const input = {
      contName: form.name.trim(),
      contPhone: form.phone,
      contEmail: form.email,
      contLandline: form.landline,
      contAddress: form.address,
      isDefault: isDefault ? ('1' as const) : ('0' as const),
    }
    if (contact === null) {
      const { ID } = await adding.mutateAsync(input)
      onAdded(ID)
    } else await editing.mutateAsync({ ...input, id: contact.MGR_ID })
    toast.success(t(contact === null ? 'contact.added' : 'contact.edited'))
    onClose()
  }
  return (
    <Modal
      open
      size="contact"
      title={t(contact === null ? 'contact.add' : 'contact.edit')}
      onCancel={onClose}
      onOk={() => run(save)}
      okText={t('ok')}
      cancelText={t('cancel')}
      busy={busy}
    >
      <div className={css.dialog}>
        <Refusal text={refusal} />
        {contactFields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`contact.${field}`)}
            required={field === 'name' || field === 'phone' || field === 'email'}
            value={form[field]}
            onChange={(text) => setForm((now) => ({ ...now, [field]: text }))}
            error={tried ? faults[field] : null}
          />
        ))}
        <CheckBox label={t('contact.asDefault')} checked={isDefault} onChange={setDefault} />
      </div>
    </Modal>
  )
}
