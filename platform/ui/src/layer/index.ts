export { holdEscape } from './hold-escape.ts'
export { isDrawer } from './is-drawer.ts'
export { takesText } from './takes-text.ts'
