import { isIconName, type IconName } from '@iisp/ui/icon'

/** The icon that a menu names; a folder where there is no such icon. */
export const menuIcon = (name: string | undefined): IconName =>
  name !== undefined && isIconName(name) ? name : 'folder'
