import type { Menu } from '@iisp/contract'

export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** Part of the day by the hour in Shanghai, 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

export const shanghaiHour = (now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', hourCycle: 'h23' }).format(
      now,
    ),
  )

/** 2026年11月20日 星期五 */
export const shanghaiDate = (now: Date, language: 'zh' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'full',
  }).format(now)

export interface EntryGroup {
  readonly menu: Menu
  readonly leaves: readonly Menu[]
}
/** The menus that a person may open, grouped by their top menu. */
export function entryGroups(menus: readonly Menu[]): EntryGroup[] {
  const leavesOf = (menu: Menu): Menu[] => {
    if (menu.hidden || menu.effect === 'comingSoon') return []
    if (menu.children.length > 0) return menu.children.flatMap(leavesOf)
    return menu.path !== '' && menu.permitted ? [menu] : []
  }
  return menus.map((menu) => ({ menu, leaves: leavesOf(menu) })).filter((group) => group.leaves.length > 0)
}
