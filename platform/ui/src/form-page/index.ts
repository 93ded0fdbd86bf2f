export { FormPage } from './FormPage.tsx'
export type { FormError, FormPageProps } from './FormPage.tsx'
export { FormSection } from './FormSection.tsx'
export { useDirty } from './use-dirty.ts'
