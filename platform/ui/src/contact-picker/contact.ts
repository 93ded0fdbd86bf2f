/** What a person types about a contact. */
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
/** What a form takes as phone: mainland mobiles alone, landlines too, or Hong Kong numbers too. */
export type PhoneMode = 'mobile' | 'landline' | 'hongKong'

export const contactFields = ['name', 'phone', 'email', 'landline', 'address'] as const
export type ContactField = (typeof contactFields)[number]

/** The longest text of each field; the phone's depends on its mode. */
export const longest = (field: ContactField, mode: PhoneMode): number =>
  field === 'phone'
    ? { mobile: 11, landline: 20, hongKong: 13 }[mode]
    : { name: 16, email: 128, landline: 21, address: 257 }[field]

/** A contact can be picked only with name, phone and e-mail. */
export const isComplete = ({ name, phone, email }: ContactForm): boolean => ![name, phone, email].includes('')

const searched = ({ name, phone, email }: Contact) => `${name} ${phone} ${email}`.toLowerCase()

/** Contacts whose name, phone or e-mail holds the keyword. */
export const findContacts = (contacts: readonly Contact[], keyword: string): Contact[] => {
  const wanted = keyword.trim().toLowerCase()
  return contacts.filter((contact) => searched(contact).includes(wanted))
}

/** The contacts of a module, and what may be done with them. Each answers with a text where it is refused. */
export interface ContactSource {
  /** Absent while they are on their way. */
  readonly list: readonly Contact[] | undefined
  readonly loading: boolean
  readonly error?: string | undefined
  /** What is wrong with each field by itself, by the module's rule. */
  readonly faultsOf: (form: ContactForm, mode: PhoneMode) => Partial<Record<ContactField, string>>
  /** `id` null: a new one, whose id is answered. */
  readonly onSave: (
    form: ContactForm,
    id: string | null,
  ) => Promise<{ readonly id: string } | { readonly refusal: string }>
  readonly onDelete: (id: string) => Promise<string | void>
}
/** Tells the person how an act went. */
export type TellContact = (kind: 'success' | 'error' | 'warning', text: string) => void
