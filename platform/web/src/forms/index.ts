export { DrawerForm, type DrawerFormParts } from './DrawerForm.tsx'
export { FormBody } from './FormBody.tsx'
export { FormDialog } from './FormDialog.tsx'
export { type Form, useDraftForm, useForm } from './use-form.ts'
