export { queryModesPath, useListPage } from './use-list-page.ts'
export { useCursorList } from './use-cursor-list.ts'
