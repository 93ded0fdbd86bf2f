export { Icon } from './Icon.tsx'
export { isIconName, type IconName } from './icon-paths.ts'
