export { EnteredName } from './EnteredName.tsx'
