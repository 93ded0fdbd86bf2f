import type { Language } from '@iisp/contract'
import { type ContactForm, type PhoneMode, contactFault } from '@iisp/transfers/rules'

const fine: ContactForm = { name: '一', phone: '13800000000', email: 'a@b.cn', landline: '', address: '一' }
const fields = ['name', 'phone', 'email', 'landline', 'address'] as const

/** Errors by field, using the same rule as the server. */
export function contactFaults(
  form: ContactForm,
  mode: PhoneMode,
  locale: Language,
): Partial<Record<keyof ContactForm, string>> {
  const faults = fields.map(
    (field) => [field, contactFault({ ...fine, [field]: form[field] }, mode)?.[locale]] as const,
  )
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}
