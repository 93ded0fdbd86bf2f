import { orderLimits } from '@iisp/transfers/contract'
import { ContactPicker, isComplete } from '@iisp/ui/contact-picker'
import { toast, useText } from '@iisp/web'
import { useEffect } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import type { SectionProps } from '../orders/form/sections/section-props.ts'
import { useContacts } from './use-contacts.ts'

/**
 * The contacts of the order, picked from the institution's contacts. They are notified by text message, so landlines
 * are not accepted.
 */
export function ContactsField({ state, dispatch, faults }: SectionProps) {
  const t = useText(formTexts)
  const source = useContacts()
  const { list } = source
  const { contacts: isChoosing } = state.choosing
  useEffect(() => {
    if (list === undefined) return
    const defaults = list.filter((contact) => contact.isDefault && isComplete(contact))
    dispatch({
      type: 'contacts-loaded',
      ids: list.map(({ id }) => id),
      defaults: defaults.map(({ id }) => id),
    })
  }, [list, isChoosing, dispatch])
  return (
    <ContactPicker
      name="contacts"
      label={t('contacts')}
      required
      source={source}
      phoneMode="hongKong"
      notify={(kind, text) => void toast[kind](text)}
      limit={orderLimits.contacts}
      onDeleted={(id) => dispatch({ type: 'contact-deleted', id })}
      value={state.fields.contactIds}
      onChange={(contactIds) => dispatch({ type: 'change', patch: { contactIds } })}
      error={faults.errorOf('contacts') || (state.lost.includes('contacts') && t('contactChanged')) || null}
      help={t('contactsHint', { n: orderLimits.contacts })}
    />
  )
}
