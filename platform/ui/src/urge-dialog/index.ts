export { UrgeDialog, type UrgeDialogProps, type UrgeValues } from './UrgeDialog.tsx'
