export { TextArea } from './TextArea.tsx'
