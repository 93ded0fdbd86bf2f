export { RelationDialog, type RelationDialogProps } from './RelationDialog.tsx'
export type { LabelledRow } from './RelationRows.tsx'
