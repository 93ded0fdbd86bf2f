export { UiRoot } from './UiRoot.tsx'
