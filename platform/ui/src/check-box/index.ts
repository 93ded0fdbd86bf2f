export { CheckBox } from './CheckBox.tsx'
export { CheckBoxGroup } from './CheckBoxGroup.tsx'
