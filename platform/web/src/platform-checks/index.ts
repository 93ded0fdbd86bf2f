export { BrowserWarning } from './BrowserWarning.tsx'
export { promptUpgrade } from './upgrade.ts'
