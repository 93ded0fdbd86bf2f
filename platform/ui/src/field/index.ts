export { dropdownHeight } from './dropdown-height.ts'
export { Field } from './Field.tsx'
export type { ControlProps, FieldProps } from './field-props.ts'
