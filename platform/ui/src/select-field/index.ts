export { SelectField, type SelectOption } from './SelectField.tsx'
