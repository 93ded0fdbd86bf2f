export { Page } from './Page.tsx'
export type { PageProps } from './Page.tsx'
export { FilterBar } from './FilterBar.tsx'
export type { FilterBarProps } from './FilterBar.tsx'
