import type { MenuNode } from '@iisp/web/ports'

/** A menu that the person may open. */
export const menuNode = (id: string, name: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  name,
  path: `/menus/${id}`,
  sort: Number(id),
  level: 2,
  parentId: null,
  children: [],
  coMenuPerm: '1',
  ...more,
})
