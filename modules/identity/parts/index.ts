export { InstitutionSelect, useInstitutionName } from './InstitutionSelect.tsx'
export { Puzzle } from './lazy-parts.ts'
export { PersonField } from './PersonField.tsx'
export { usePass } from './puzzle/use-pass.ts'
