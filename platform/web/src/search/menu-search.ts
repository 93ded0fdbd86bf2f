import type { Locale } from '../i18n/index.ts'
import type { Menu } from '@iisp/contract'
import { isGroup, type MenuIndex } from '../menus/menu-index.ts'
import type { SearchHit } from './search-source.ts'
import { matchRank, wordsOf } from './text-match.ts'

/** A menu as a hit, with the menus above it. */
export const menuHit = (menu: Menu, menus: MenuIndex, language: Locale, open: () => void): SearchHit => ({
  id: menu.id,
  title: menu.name[language],
  hint: [
    ...menus
      .trail(menu.id)
      .slice(0, -1)
      .map((it) => it.name[language]),
    menu.id,
  ].join(' / '),
  open,
})

/**
 * Finds menus by name in either language, pinyin initials or id. Among equal matches, the most
 * recently opened ones come first.
 */
export function menuSearch(
  menus: MenuIndex,
  initialsOf: (text: string) => string,
  language: Locale,
  open: (id: string) => void,
  most: number,
  recentIds: readonly string[] = [],
): (text: string) => readonly SearchHit[] {
  const entries = menus.all
    .filter(
      (menu) =>
        !isGroup(menu) && menu.effect !== 'comingSoon' && !menus.trail(menu.id).some((above) => above.hidden),
    )
    .map((menu) => ({
      menu,
      names: [menu.name.zh, menu.name.en].map((text) => ({
        text,
        code: menu.id,
        initials: wordsOf(text).map(initialsOf),
      })),
    }))
  const recency = new Map(recentIds.map((id, at) => [id, at]))
  const recencyOf = ({ id }: Menu) => recency.get(id) ?? recentIds.length
  return (text) =>
    entries
      .map(({ menu, names }) => ({ menu, rank: Math.max(...names.map((name) => matchRank(name, text))) }))
      .filter(({ rank }) => rank > 0)
      .sort(
        (a, b) =>
          b.rank - a.rank ||
          Number(b.menu.permitted) - Number(a.menu.permitted) ||
          recencyOf(a.menu) - recencyOf(b.menu) ||
          a.menu.sort - b.menu.sort,
      )
      .slice(0, most)
      .map(({ menu }) => menuHit(menu, menus, language, () => open(menu.id)))
}
