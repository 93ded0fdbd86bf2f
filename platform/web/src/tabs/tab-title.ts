import type { MenuIndex } from '../menus/menu-index.ts'
import type { Locale } from '../i18n/index.ts'
import { homeKey, menuOf, type Page } from './tab.ts'

/** Title of a tab: the one set by its page, else the menu's name in the reader's language. */
export function pageTitle(
  page: Pick<Page, 'key' | 'title' | 'path' | 'query'>,
  menus: MenuIndex | null,
  language: Locale,
  homeTitle: string,
): string {
  if (page.title) return page.title
  if (page.key === homeKey) return homeTitle
  const menu = menus?.byId(menuOf(page))
  return menu ? menu.name[language] : page.path
}

/** The window's title: brand, the menus from the top down, the page; joined with '-'. */
export function windowTitle(
  brand: string,
  front: Page,
  title: string,
  menus: MenuIndex | null,
  language: Locale,
): string {
  const above = menus?.trail(menuOf(front)).slice(0, -1) ?? []
  return [brand, ...above.map((menu) => menu.name[language]), title].filter(Boolean).join('-')
}
