import type { Language } from '@iisp/contract'
import { type ContactForm, contactFault } from '@iisp/transfers/rules'

const fine: ContactForm = { name: '一', phone: '13800000000', email: 'a@b.cn', landline: '', address: '' }
export const blankContact: ContactForm = { name: '', phone: '', email: '', landline: '', address: '' }
export const contactFields = ['name', 'phone', 'email', 'landline', 'address'] as const

/** What is wrong with each field by itself, by the rule that the server holds too. */
export function contactFaults(
  form: ContactForm,
  locale: Language,
): Partial<Record<keyof ContactForm, string>> {
  const faults = contactFields.map(
    (field) => [field, contactFault({ ...fine, [field]: form[field] })?.[locale]] as const,
  )
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}
