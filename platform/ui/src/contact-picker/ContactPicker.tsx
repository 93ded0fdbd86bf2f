import { useState } from 'react'
import { Button } from '../button/index.ts'
import { later, useLater } from '../later/index.ts'
import { useUiText } from '../locale/index.ts'
import { SelectField } from '../select-field/index.ts'
import { isComplete, type Contact } from './contact.ts'
import { texts } from './texts.ts'
import type { ContactPickerProps } from './contact-picker-props.ts'

/** The dialog's table and forms, preloaded while the page is idle. */
const dialog = later(() => import('./ContactsDialog.tsx'))

/** Resolves once a click shows the dialog without delay; for tests. */
export const contactsReady = async (): Promise<void> => void (await dialog.load())

/** Selects contacts by name, phone or e-mail, and opens the dialog to manage them. */
export function ContactPicker(props: ContactPickerProps) {
  const { source, value, onChange, limit, notify } = props
  const text = useUiText(texts)
  const [managing, setManaging] = useState(false)
  const part = useLater(dialog)
  const labelOf = ({ name, phone, email, isDefault }: Contact) =>
    [name, phone, email, isDefault && text.default].filter(Boolean).join(' ')
  const pick = (ids: readonly string[]) => {
    if (ids.length > limit) notify('warning', text.tooMany(limit))
    else onChange(ids)
  }
  return (
    <div>
      <SelectField
        {...props}
        multiple
        searchable
        loading={source.list === undefined && source.loading}
        options={(source.list ?? []).map((contact) => ({
          value: contact.id,
          label: labelOf(contact),
          chip: [contact.name, contact.phone].filter(Boolean).join(' '),
          disabled: !isComplete(contact),
        }))}
        value={source.list === undefined ? [] : value}
        onChange={pick}
        error={props.error || source.error}
      />
      <Button
        type="inline"
        onClick={() => {
          void contactsReady().catch(() => undefined)
          setManaging(true)
        }}
      >
        {text.manage}
      </Button>
      {managing && part && (
        <part.ContactsDialog
          {...props}
          onPick={(id) => pick([...value, id])}
          onClose={() => setManaging(false)}
        />
      )}
    </div>
  )
}
