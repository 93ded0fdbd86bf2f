import { isIconName, type IconName } from '@iisp/ui/icon'

/** Icon of a menu; a folder if no icon has this name. */
export const menuIcon = (name: string | undefined): IconName =>
  name !== undefined && isIconName(name) ? name : 'folder'
