export { useDisplayFields } from './use-display-fields.ts'
