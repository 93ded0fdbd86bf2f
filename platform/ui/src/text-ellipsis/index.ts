export { TextEllipsis } from './TextEllipsis.tsx'
