export { CheckBoxGroup } from './CheckBoxGroup.tsx'
