export { ContactPicker, contactsReady } from './ContactPicker.tsx'
export type { ContactPickerProps } from './ContactPicker.tsx'
export type { Contact, ContactForm, ContactSource, PhoneMode } from './contact.ts'
