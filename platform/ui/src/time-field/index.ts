export { TimeField } from './TimeField.tsx'
