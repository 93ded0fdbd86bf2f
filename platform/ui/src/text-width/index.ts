export { cutText, textWidth } from './text-width.ts'
