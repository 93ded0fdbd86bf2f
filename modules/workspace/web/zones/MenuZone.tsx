import { liesIn } from '@iisp/contract/zones'
import { useMenus } from '@iisp/web/routes/portal-state'
import { openMenus } from '@iisp/web/sub-applications/own-menus'
import { type ZoneProps, ZonePage } from './ZonePage.tsx'

/** A zone that lists the person's menus in its areas. */
export function MenuZone({ zone, content }: ZoneProps) {
  const menus = useMenus()
  const own =
    menus && openMenus(menus.tree).filter(({ path }) => content.areas.some((area) => liesIn(path, area)))
  return <ZonePage zone={zone} content={content} own={own} />
}
