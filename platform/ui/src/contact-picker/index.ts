export { ContactPicker, contactsReady } from './ContactPicker.tsx'
export { isComplete, type Contact, type ContactForm, type ContactSource, type PhoneMode } from './contact.ts'
