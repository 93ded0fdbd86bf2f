export { type ColumnEntry, columnsOf } from './columns-of.tsx'
export { factsOf } from './facts-of.ts'
export { FieldFacts } from './FieldFacts.tsx'
export { useColumns } from './use-columns.ts'
