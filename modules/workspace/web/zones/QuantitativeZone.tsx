import { readMenus } from '@iisp/contract'
import { getQuantMenuAuthority } from '@iisp/identity/contract'
import { useCall } from '@iisp/web/request/use-call'
import { openMenus } from '@iisp/web/sub-applications/own-menus'
import { type ZoneProps, ZonePage } from './ZonePage.tsx'

/** The quantitative zone, which lists the menus that the server answers for it. */
export function QuantitativeZone({ zone, content }: ZoneProps) {
  const { data } = useCall(getQuantMenuAuthority, {})
  return <ZonePage zone={zone} content={content} own={data ? openMenus(readMenus(data)) : null} />
}
