import type { FieldProps } from '../field/index.ts'
import type { ContactSource, PhoneMode, NotifyContact } from './contact.ts'

/** The value is a list of contact ids. */
export interface ContactPickerProps extends FieldProps<readonly string[]> {
  readonly source: ContactSource
  readonly phoneMode: PhoneMode
  readonly notify: NotifyContact
  /** Maximum number of selected contacts. */
  readonly limit: number
  /** Called when a contact was deleted, so that it can be removed from the selection. */
  readonly onDeleted?: ((id: string) => void) | undefined
}
