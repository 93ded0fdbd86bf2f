import type { FieldProps } from '../field/index.ts'
import type { ContactSource, PhoneMode, TellContact } from './contact.ts'

/** The value holds ids of contacts. */
export interface ContactPickerProps extends FieldProps<readonly string[]> {
  readonly source: ContactSource
  readonly phoneMode: PhoneMode
  readonly tell: TellContact
  /** The most contacts that may be picked. */
  readonly limit: number
  /** Told when a contact was deleted, so that a choice of it is dropped. */
  readonly onDeleted?: ((id: string) => void) | undefined
}
