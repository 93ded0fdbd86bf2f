import { type MenuNode, definePage, presentMenu } from '@iisp/contract'

/** A node of the menu answer: a plain page that the person may open, with the fields in `more` changed. */
export const menuNode = (id: string, more: Partial<MenuNode> = {}): MenuNode => {
  const page = definePage({
    id,
    parent: null,
    path: `/transfer-money/${id}`,
    name: { zh: `菜单${id}`, en: `Menu ${id}` },
    sort: 1,
    roles: [],
  })
  return { ...presentMenu(page, { level: 3, permitted: true, children: [] }), ...more }
}
