/** The input fields of a contact. */
export interface ContactForm {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly landline: string
  readonly address: string
  readonly isDefault: boolean
}
export interface Contact extends ContactForm {
  readonly id: string
  /** Added by a user, and not locked. */
  readonly editable: boolean
}
/** Phone numbers that a form accepts: mainland mobiles only, also landlines, or also Hong Kong numbers. */
export type PhoneMode = 'mobile' | 'landline' | 'hongKong'

export const contactFields = ['name', 'phone', 'email', 'landline', 'address'] as const
export type ContactField = (typeof contactFields)[number]

/** Maximum length of each field. The phone's depends on the mode. */
export const longest = (field: ContactField, mode: PhoneMode): number =>
  field === 'phone'
    ? { mobile: 11, landline: 20, hongKong: 13 }[mode]
    : { name: 16, email: 128, landline: 21, address: 257 }[field]

/** A contact can only be selected if it has a name, a phone and an e-mail address. */
export const isComplete = ({ name, phone, email }: ContactForm): boolean => ![name, phone, email].includes('')

const searched = ({ name, phone, email }: Contact) => `${name} ${phone} ${email}`.toLowerCase()

/** Contacts whose name, phone or e-mail contains the keyword. */
export const findContacts = (contacts: readonly Contact[], keyword: string): Contact[] => {
  const needle = keyword.trim().toLowerCase()
  return contacts.filter((contact) => searched(contact).includes(needle))
}

/** A module's contacts and the operations on them. Each operation resolves to the message if it was refused. */
export interface ContactSource {
  /** undefined while loading. */
  readonly list: readonly Contact[] | undefined
  readonly loading: boolean
  readonly error?: string | undefined
  /** Errors by field, according to the module's rule. */
  readonly faultsOf: (form: ContactForm, mode: PhoneMode) => Partial<Record<ContactField, string>>
  /** A null `id` creates a contact and resolves to its id. */
  readonly onSave: (
    form: ContactForm,
    id: string | null,
  ) => Promise<{ readonly id: string } | { readonly refusal: string }>
  readonly onDelete: (id: string) => Promise<string | void>
}
/** Shows the result of an operation to the person. */
export type NotifyContact = (kind: 'success' | 'error' | 'warning', text: string) => void
