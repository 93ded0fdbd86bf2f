import type { Menu } from '@iisp/contract'
import { businessDate, businessTime, weekday } from '@iisp/contract/date'
import type { HomeCardKind } from '@iisp/contract/home-card'
import { openMenus } from '@iisp/web/sub-applications/own-menus'

export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** Part of the day by the hour in Shanghai, 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

export const shanghaiHour = (now: Date): number => Number(businessTime(now).slice(0, 2))

const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * 2026年11月20日星期五, Friday 20 November 2026. Not by `Intl`: its first use with a time zone takes a tenth of the time in
 * which home appears.
 */
export function shanghaiDate(now: Date, language: 'zh' | 'en'): string {
  const date = businessDate(now)
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return language === 'en'
    ? `${days[weekday(date)]} ${day} ${months[month - 1]} ${year}`
    : `${year}年${month}月${day}日星期${'日一二三四五六'[weekday(date)]}`
}

export interface EntryGroup {
  readonly menu: Menu
  readonly leaves: readonly Menu[]
}
/** The menus that a person may open, grouped by their top menu. */
export function entryGroups(menus: readonly Menu[]): EntryGroup[] {
  return menus.map((menu) => ({ menu, leaves: openMenus([menu]) })).filter((group) => group.leaves.length > 0)
}

type Arranged = readonly { readonly cardCode: string; readonly visible: '0' | '1' }[]
/**
 * The cards to show, in the person's arrangement. Until the arrangement has loaded, all cards for
 * pages that the person may open, in their usual order.
 */
export function shownCards<Card extends HomeCardKind>(
  cards: readonly Card[],
  arranged: Arranged | undefined,
  mayOpen: (id: string) => boolean,
): readonly Card[] {
  const own = cards
    .filter(({ pages }) => pages.length === 0 || pages.some(({ id }) => mayOpen(id)))
    .toSorted((a, b) => a.sort - b.sort)
  if (arranged === undefined) return own
  return arranged
    .filter(({ visible }) => visible === '1')
    .map(({ cardCode }) => own.find(({ id }) => id === cardCode))
    .filter((card) => card !== undefined)
}
