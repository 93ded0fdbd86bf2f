import { isIconName, type IconName } from '@iisp/ui/icon'

/** The icon of a menu; a folder if there is no icon of that name. */
export const menuIcon = (name: string | undefined): IconName =>
  name !== undefined && isIconName(name) ? name : 'folder'
