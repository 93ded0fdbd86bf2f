export { PersonField } from './PersonField.tsx'
