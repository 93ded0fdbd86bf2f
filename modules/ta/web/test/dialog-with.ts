import { type BoundFunctions, type queries, screen, within } from '@testing-library/react'

/** The dialog that holds a field with this label. In tests all dialogs have the name of the first one. */
export async function dialogWith(label: string | RegExp): Promise<BoundFunctions<typeof queries>> {
  const field = await screen.findByLabelText(label)
  return within(field.closest<HTMLElement>('[role=dialog]') as HTMLElement)
}
