import { StartupError } from '../config/startup-error.ts'
import { fillsOf } from './collect.ts'
import type { ServerModule } from './module.ts'

/**
 * Throws StartupError if a module makes a contribution that nothing in the portal uses: to a slot
 * that no module reads, a to-do of an unknown page, or a call of an unknown page.
 */
export function refuseUnread(modules: readonly ServerModule[]): void {
  const read = new Set(modules.flatMap(({ reads = [] }) => reads))
  const pageIds = new Set(modules.flatMap(({ pages }) => pages.map(({ id }) => id)))
  for (const module of modules) {
    const fill = fillsOf(module).find(({ slot }) => !read.has(slot))
    if (fill !== undefined) throw unread(module.name, fill.slot.name)
    for (const { menuId } of module.todos ?? [])
      if (!pageIds.has(menuId)) throw noPage(module.name, `to-do ${menuId}`, menuId)
    for (const { call } of module.handlers) {
      const lost = call.access.who === 'pages' && call.access.pages.find(({ id }) => !pageIds.has(id))
      if (lost) throw noPage(module.name, call.name, lost.id)
    }
  }
}

const unread = (module: string, what: string) =>
  new StartupError(
    `模块 ${module} 提供的 ${what} 没有任何模块使用。`,
    `Module ${module} contributes ${what}, and no module reads it.`,
  )
const noPage = (module: string, what: string, page: string) =>
  new StartupError(
    `模块 ${module} 的 ${what} 所属的菜单 ${page} 不存在。`,
    `Module ${module} has ${what} for page ${page}, which no module contributes.`,
  )
