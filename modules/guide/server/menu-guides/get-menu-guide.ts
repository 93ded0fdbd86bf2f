import { platformErrors, refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getMenuGuide as call } from '../../contract/menu-guides.ts'
import { emptyGuide, findGuide } from './menu-guides.ts'

export const getMenuGuide = reader(call, async ({ db, language, registry }, { menuId, version }) => {
  const menu = registry.pages.find((page) => page.id === menuId) ?? refuse(platformErrors.notFound)
  const found = await findGuide(db, menuId, version)
  if (found === undefined && version !== undefined) refuse(platformErrors.notFound)
  return {
    menuId,
    menuName: menu.name[language],
    version: found?.version ?? 0,
    content: found?.content ?? emptyGuide,
  }
})
