import { type Input, type Language, refuse } from '@iisp/contract'
import type { addConta } from '../../contract/contacts.ts'
import { transferErrors } from '../../contract/errors.ts'
import { contactFault } from '../../rules/contacts/contact-form.ts'

/** Validates and trims an entered contact. Refuses with the form's own message if a field is wrong. */
export function contactValues(input: Omit<Input<typeof addConta>, 'cpId'>, language: Language) {
  const values = {
    name: input.contName,
    phone: input.contPhone.trim(),
    email: input.contEmail.trim(),
    landline: (input.contLandline ?? '').trim(),
    address: input.contAddress ?? '',
  }
  const fault = contactFault(values)
  if (fault !== null) refuse(transferErrors.contactInvalid, { why: fault[language] })
  return { ...values, name: values.name.trim(), address: values.address.trim() }
}
