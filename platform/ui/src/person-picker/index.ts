export { PersonPicker } from './PersonPicker.tsx'
export type { PersonOption } from './person-option.ts'
