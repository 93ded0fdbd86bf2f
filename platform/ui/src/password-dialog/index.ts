export { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx'
