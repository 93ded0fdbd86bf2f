export { Page } from './Page.tsx'
export { FilterBar } from './FilterBar.tsx'
