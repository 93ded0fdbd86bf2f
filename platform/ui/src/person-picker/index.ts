export { PersonPicker, type PersonPickerProps } from './PersonPicker.tsx'
export type { PersonOption } from './person-option.ts'
