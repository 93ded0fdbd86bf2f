export { isDrawer } from './is-drawer.ts'
