export { ContactPicker, contactsReady } from './ContactPicker.tsx'
export type { ContactPickerProps } from './contact-picker-props.ts'
export { isComplete } from './contact.ts'
export type { Contact, ContactForm, ContactSource, PhoneMode } from './contact.ts'
