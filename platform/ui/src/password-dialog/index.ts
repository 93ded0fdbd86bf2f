export { PasswordDialog } from './PasswordDialog.tsx'
