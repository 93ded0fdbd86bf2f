export { useListPage } from './use-list-page.ts'
export { useCursorList } from './use-cursor-list.ts'
export { useFilterDraft } from './use-filter-draft.ts'
export { useNumberedList } from './use-numbered-list.ts'
