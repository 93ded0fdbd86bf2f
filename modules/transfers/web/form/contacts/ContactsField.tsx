import type { Output } from '@iisp/contract'
import { getMgrCYConta, orderLimits } from '@iisp/transfers/contract'
import { SelectField } from '@iisp/ui/select-field'
import { lazyPart, toast, useCall, useText } from '@iisp/web'
import { useEffect, useState } from 'react'
import { formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import type { PartProps } from '../part-props.ts'

const ContactsDialog = lazyPart(
  () => import('./ContactsDialog.tsx'),
  (loaded) => loaded.ContactsDialog,
  { over: true },
)

export type Contact = Output<typeof getMgrCYConta>[number]

/** The contacts of the order, picked from the institution's. One without name, phone or e-mail cannot be picked. */
export function ContactsField({ state, dispatch, faults }: PartProps) {
  const t = useText(formTexts)
  const [managing, setManaging] = useState(false)
  const contacts = useCall(getMgrCYConta, {}, { quiet: true })
  const rows = contacts.data
  useEffect(() => {
    if (rows) dispatch({ type: 'contacts-loaded', ids: rows.map((contact) => contact.MGR_ID) })
  }, [rows, dispatch])
  const pick = (ids: readonly string[]) => {
    if (ids.length > orderLimits.contacts) {
      return void toast.warning(t('tooManyContacts', { n: orderLimits.contacts }))
    }
    dispatch({ type: 'change', patch: { contactIds: ids } })
  }
  return (
    <div>
      <SelectField
        name="contacts"
        label={t('contacts')}
        required
        multiple
        searchable
        loading={contacts.isLoading}
        options={(rows ?? []).map((contact) => ({
          value: contact.MGR_ID,
          label: [
            contact.CONT_NAME,
            contact.CONT_PHONE,
            contact.CONT_EMAIL,
            contact.IS_DEFAULT === '1' && t('default'),
          ]
            .filter(Boolean)
            .join(' '),
          disabled: [contact.CONT_NAME, contact.CONT_PHONE, contact.CONT_EMAIL].includes(''),
        }))}
        value={rows === undefined ? [] : state.fields.contactIds}
        onChange={pick}
        error={
          faults.errorOf('contacts') ||
          (state.lost.includes('contacts') && t('contactChanged')) ||
          contacts.error?.msg ||
          null
        }
        help={t('contactsHint', { n: orderLimits.contacts })}
      />
      <button type="button" className={css.link} onClick={() => setManaging(true)}>
        {t('manageContacts')}
      </button>
      {managing && (
        <ContactsDialog
          contacts={rows}
          loading={contacts.isFetching}
          dispatch={dispatch}
          onAdded={(id) => pick([...state.fields.contactIds, id])}
          onClose={() => setManaging(false)}
        />
      )}
    </div>
  )
}
