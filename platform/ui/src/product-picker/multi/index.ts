export { MultiProductPicker, multiPickerReady } from '../MultiProductPicker.tsx'
export type { MultiProductPickerProps } from '../multi-picker-props.ts'
