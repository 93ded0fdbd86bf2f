export { HiddenText } from './HiddenText.tsx'
