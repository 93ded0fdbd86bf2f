import type { Menu } from '@iisp/contract'
import { useLocale } from '@iisp/web/i18n/use-text'
import { useCall } from '@iisp/web/request/use-call'
import { useSend } from '@iisp/web/request/use-send'
import { useMenus } from '@iisp/web/routes/portal-state'
import { openMenus } from '@iisp/web/sub-applications/own-menus'
import { homeCardQuery, homeCardSetups } from '../../../contract/home-cards.ts'
import {
  commomMenuConfig,
  commomMenuList,
  getQuickMenuList,
  quickMenuConfig,
} from '../../../contract/menu-choices.ts'
import { chosenFirst, type Item, keysOf } from './items.ts'

export interface Arrangement {
  readonly cards: readonly Item[]
  readonly quick: readonly Item[]
  readonly common: readonly Item[]
}
const quiet = { quiet: true } as const

/** The menus chosen now and before, each in its order. */
const choice = (next: readonly Item[], before: readonly Item[]) => ({
  menuIds: [...keysOf(chosenFirst(next))],
  seen: [...keysOf(chosenFirst(before))],
})

/**
 * The person's arrangement of the home page, undefined while it is loading, and a function to save
 * a new one.
 */
export function useArrangement() {
  const locale = useLocale()
  const menus = useMenus()
  const cards = useCall(homeCardQuery, {}, quiet)
  const quick = useCall(getQuickMenuList, {}, quiet)
  const common = useCall(commomMenuList, {}, quiet)
  const setCards = useSend(homeCardSetups, { ...quiet, invalidates: [homeCardQuery] })
  const setQuick = useSend(quickMenuConfig, { ...quiet, invalidates: [getQuickMenuList] })
  const setCommon = useSend(commomMenuConfig, { ...quiet, invalidates: [commomMenuList] })
  const open = openMenus(menus?.tree ?? [])
  const itemsOf = (chosen: readonly { readonly menuId: string }[]): readonly Item[] => {
    const places = new Map(chosen.map(({ menuId }, place) => [menuId, place]))
    const placeOf = ({ id }: Menu) => places.get(id) ?? places.size
    return open
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((menu) => ({ key: menu.id, label: menu.name[locale], chosen: places.has(menu.id) }))
  }
  const all = [cards, quick, common]
  const stored: Arrangement | undefined = cards.data &&
    quick.data &&
    common.data && {
      cards: cards.data.map(({ cardCode, name, visible }) => ({
        key: cardCode,
        label: name,
        chosen: visible === '1',
      })),
      quick: itemsOf(quick.data),
      common: itemsOf(common.data),
    }
  const save = async (next: Arrangement, before: Arrangement) => {
    if (next.cards !== before.cards) {
      const asked = next.cards.map(({ key, chosen }, at) => ({
        cardCode: key,
        visible: chosen ? ('1' as const) : ('0' as const),
        sort: at + 1,
      }))
      await setCards.mutateAsync({ cards: asked })
    }
    if (next.quick !== before.quick) await setQuick.mutateAsync(choice(next.quick, before.quick))
    if (next.common !== before.common) await setCommon.mutateAsync(choice(next.common, before.common))
  }
  const again = () => all.forEach((one) => void one.refetch())
  return { stored, failed: all.some(({ isError }) => isError), again, save }
}
