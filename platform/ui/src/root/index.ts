export { UiRoot } from './UiRoot.tsx'
export type { UiRootProps } from './UiRoot.tsx'
