import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import type { RelationRow } from '../../contract/relations/relation-list.ts'

/** What the dialog is for: a new relation, a change of one, or an own application that is edited (BO-112). */
export type RelationTask =
  | { readonly type: 'add' }
  | { readonly type: 'modify' | 'delete'; readonly relation: RelationRow }
  | { readonly type: 'edit'; readonly application: ApplicationRow }

/** The flag of applySubmit: the type of the dialog, 4 for an edited application (BU-172). */
export const flags = { add: '1', modify: '2', delete: '3', edit: '4' } as const

/** The row that fills the form; null for a new relation. */
export function rowOf(task: RelationTask): RelationRow | ApplicationRow | null {
  if (task.type === 'add') return null
  return task.type === 'edit' ? task.application : task.relation
}
