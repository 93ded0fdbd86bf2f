import type { Locale } from '../i18n/index.ts'
import { isGroup, type MenuIndex } from '../menus/menu-index.ts'
import type { SearchHit } from './search-source.ts'
import { matchRank, wordsOf } from './text-match.ts'

/** Finds menus by name in either language, pinyin initials or id. */
export function menuSearch(
  menus: MenuIndex,
  initialsOf: (text: string) => string,
  language: Locale,
  open: (id: string) => void,
  most: number,
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
  const hit = (menu: (typeof entries)[number]['menu']): SearchHit => ({
    id: menu.id,
    title: menu.name[language],
    hint: [
      ...menus
        .trail(menu.id)
        .slice(0, -1)
        .map((it) => it.name[language]),
      menu.id,
    ].join(' / '),
    open: () => open(menu.id),
  })
  return (text) =>
    entries
      .map(({ menu, names }) => ({ menu, rank: Math.max(...names.map((name) => matchRank(name, text))) }))
      .filter(({ rank }) => rank > 0)
      .sort(
        (a, b) =>
          b.rank - a.rank || Number(b.menu.permitted) - Number(a.menu.permitted) || a.menu.sort - b.menu.sort,
      )
      .slice(0, most)
      .map(({ menu }) => hit(menu))
}
