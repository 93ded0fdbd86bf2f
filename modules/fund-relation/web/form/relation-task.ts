import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import type { RelationRow } from '../../contract/relations/relation-list.ts'
import type { Sent } from './relation-values.ts'

/**
 * The task of the dialog: a new relation, a change of an existing one, or the editing of an own
 * application (BO-112).
 */
export type RelationTask =
  | { readonly type: 'add' }
  | { readonly type: 'modify' | 'delete'; readonly relation: RelationRow }
  | { readonly type: 'edit'; readonly application: ApplicationRow }

/** The flag of applySubmit: the type of the dialog, 4 for an edited application (BU-172). */
export const flags = { add: '1', modify: '2', delete: '3', edit: '4' } as const

/** The fields of the submission that are not entered. An edited application keeps its kind. */
export const sentBy = (task: RelationTask): Sent => ({
  appid: task.type === 'edit' ? task.application.SQID : '',
  kind: task.type === 'edit' ? task.application.SQLX : flags[task.type],
  row: rowOf(task),
})

/** The name of the draft of the dialog. */
export function draftOf(task: RelationTask): string {
  if (task.type === 'add') return 'fund-relation:new'
  const id = task.type === 'edit' ? task.application.SQID : task.relation.ID
  return `fund-relation.${task.type}:${id}`
}

/** The row that fills the form; null for a new relation. */
export function rowOf(task: RelationTask): RelationRow | ApplicationRow | null {
  if (task.type === 'add') return null
  return task.type === 'edit' ? task.application : task.relation
}
