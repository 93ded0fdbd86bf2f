export { MultiProductPicker, multiPickerReady } from '../MultiProductPicker.tsx'
export type { MultiProductPickerProps } from '../MultiProductPicker.tsx'
