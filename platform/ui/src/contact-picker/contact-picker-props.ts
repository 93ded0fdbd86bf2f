import type { FieldProps } from '../field/index.ts'
import type { ContactSource, PhoneMode, TellContact } from './contact.ts'

/** The value is a list of contact ids. */
export interface ContactPickerProps extends FieldProps<readonly string[]> {
  readonly source: ContactSource
  readonly phoneMode: PhoneMode
  readonly tell: TellContact
  /** Maximum number of selected contacts. */
  readonly limit: number
  /** Called when a contact was deleted, so that it can be removed from the selection. */
  readonly onDeleted?: ((id: string) => void) | undefined
}
