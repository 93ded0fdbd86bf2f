export { SmallSelect } from './SmallSelect.tsx'
export type { SmallSelectProps } from './SmallSelect.tsx'
