export { ReasonOverPage } from './ReasonOverPage.tsx'
