export { Icon } from './Icon.tsx'
export type { IconName } from './Icon.tsx'
