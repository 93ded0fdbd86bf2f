export { CopyId } from './CopyId.tsx'
export { middleCut } from './middle-cut.ts'
