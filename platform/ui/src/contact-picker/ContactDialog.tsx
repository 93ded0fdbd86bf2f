import { useState } from 'react'
import { CheckBox } from '../check-box/index.ts'
import { useUiText } from '../locale/index.ts'
import { DialogBody, Modal } from '../modal/index.ts'
import { TextField } from '../text-field/index.ts'
import {
  contactFields,
  longest,
  type Contact,
  type ContactField,
  type ContactForm,
  type ContactSource,
  type PhoneMode,
  type NotifyContact,
} from './contact.ts'
import { texts } from './texts.ts'

export interface ContactDialogProps {
  readonly mode: 'add' | 'editor'
  /** null for a new contact. */
  readonly contact: Contact | null
  readonly source: Pick<ContactSource, 'faultsOf' | 'onSave'>
  readonly phoneMode: PhoneMode
  readonly notify: NotifyContact
  /** Called if the new contact should be selected immediately. */
  readonly onPick?: ((id: string) => void) | undefined
  readonly onClose: () => void
}
const blank: ContactForm = { name: '', phone: '', email: '', landline: '', address: '', isDefault: false }

/** Adds or edits a contact. A field shows its error on blur; all fields show theirs on saving. */
export function ContactDialog({
  mode,
  contact,
  source,
  phoneMode,
  notify,
  onPick,
  onClose,
}: ContactDialogProps) {
  const text = useUiText(texts)
  const [form, setForm] = useState<ContactForm>(contact ?? blank)
  const [left, setLeft] = useState<readonly ContactField[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const faults = source.faultsOf(form, phoneMode)
  const adds = mode === 'add'
  const save = async (picks: boolean) => {
    setLeft(contactFields)
    if (Object.keys(faults).length > 0 || busy) return
    setBusy(true)
    const saved = await source.onSave(form, contact?.id ?? null).finally(() => setBusy(false))
    if ('refusal' in saved) {
      setRefusal(saved.refusal)
      return notify('error', adds ? text.addFailed : text.editFailed)
    }
    notify('success', adds ? text.added : text.edited)
    if (picks) onPick?.(saved.id)
    onClose()
  }
  const labelOf = (field: ContactField) =>
    field === 'phone' && phoneMode === 'landline' ? text.phoneOrLandline : text[field]
  return (
    <Modal
      open
      size="contact"
      title={adds ? text.add : text.editor}
      onCancel={onClose}
      onOk={() => void save(false)}
      okText={adds ? text.addOnly : text.ok}
      also={adds && onPick ? { text: text.addAndPick, onPress: () => void save(true) } : undefined}
      cancelText={text.cancel}
      writing={busy}
    >
      <DialogBody refusal={refusal}>
        {contactFields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={labelOf(field)}
            required={field !== 'landline'}
            maxLength={longest(field, phoneMode)}
            value={form[field]}
            onChange={(typed) => setForm((now) => ({ ...now, [field]: typed }))}
            onBlur={() => form[field] !== '' && setLeft((all) => [...all, field])}
            error={left.includes(field) ? faults[field] : null}
          />
        ))}
        <CheckBox
          label={text.asDefault}
          checked={form.isDefault}
          onChange={(isDefault) => setForm((now) => ({ ...now, isDefault }))}
        />
      </DialogBody>
    </Modal>
  )
}
