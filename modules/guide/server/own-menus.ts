import { type MenuNode, platformErrors, refuse } from '@iisp/contract'
import { getMenuAuthority } from '@iisp/identity/contract'
import type { CallContext } from '@iisp/server'

const pagesOf = (menus: readonly MenuNode[]): MenuNode[] =>
  menus.flatMap((menu) => [...(menu.path === '' ? [] : [menu]), ...pagesOf(menu.children)])

/** The menus with a page that the caller's institution has, each with the caller's permission. */
export const ownPages = async (ctx: Pick<CallContext, 'call'>): Promise<readonly MenuNode[]> =>
  pagesOf(await ctx.call(getMenuAuthority, {}))

/** A menu that the caller may open. One without permission is answered like one that is not there. */
export async function ownMenu(ctx: CallContext, menuId: string): Promise<MenuNode> {
  if (!ctx.actor.menus.has(menuId)) return refuse(platformErrors.notFound)
  const menus = await ownPages(ctx)
  return menus.find((menu) => menu.id === menuId) ?? refuse(platformErrors.notFound)
}

export const nameOf = (menu: MenuNode, language: 'zh' | 'en'): string =>
  language === 'en' && menu.nameEn !== '' ? menu.nameEn : menu.name
