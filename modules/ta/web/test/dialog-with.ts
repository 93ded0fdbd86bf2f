import { type BoundFunctions, type queries, screen, within } from '@testing-library/react'

/** The dialog that holds a field with this label; in tests all dialogs of the library have the name of the first one. */
export async function dialogWith(label: string | RegExp): Promise<BoundFunctions<typeof queries>> {
  const field = await screen.findByLabelText(label)
  return within(field.closest<HTMLElement>('[role=dialog]') as HTMLElement)
}
