import type { KeyboardEvent, Ref } from 'react'

/** State of the list of hits for the field above it. */
export interface FieldState {
  /** Names the searchable kinds of items. */
  readonly hint: string
  readonly listId: string | undefined
  /** Id of the chosen hit. */
  readonly chosenId: string | undefined
}
export interface FieldKeys {
  readonly press: (event: KeyboardEvent) => void
}
/** Props of the search dialog, for the part that is loaded later. */
export interface SearchProps {
  readonly text: string
  /**
   * Enter was pressed for this text before any hit was found: the first hit opens as soon as it
   * arrives.
   */
  readonly entered: boolean
  readonly onClose: () => void
  readonly onField: (field: FieldState) => void
  /** Takes the keys of the field. */
  readonly keys: Ref<FieldKeys>
}
