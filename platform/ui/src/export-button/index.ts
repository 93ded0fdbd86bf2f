export { ExportButton } from './ExportButton.tsx'
export { shownColumns } from './shown-columns.ts'
