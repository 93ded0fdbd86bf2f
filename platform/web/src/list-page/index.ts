export { ListPage } from './ListPage.tsx'
export { ListPart } from './ListPart.tsx'
export type { ListView } from './list-props.ts'
export type { DrawerState } from './use-opened.ts'
