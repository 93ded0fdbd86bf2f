export { BrowserWarning } from './BrowserWarning.tsx'
