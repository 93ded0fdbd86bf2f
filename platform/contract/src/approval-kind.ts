import type { PageGates } from './page-gates.ts'

/** The kind of approval that a super-manager needs for a page; null: none. */
export const approvalKindOf = ({
  id,
  gates,
}: {
  readonly id: string
  readonly gates?: PageGates
}): string | null => (gates?.supervised === true ? id : (gates?.supervised ?? null))
