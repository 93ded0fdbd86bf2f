import type { Zone } from '@iisp/contract/zones'
import { OwnHome } from '../home/OwnHome.tsx'
import { zoneContents } from './zone-content.ts'
import { ZonePage } from './ZonePage.tsx'

/** The page of a zone. */
export function ZoneOf({ zone }: { zone: Zone }) {
  const content = zoneContents.get(zone.key)
  return content ? <ZonePage key={zone.key} zone={zone} content={content} /> : <OwnHome />
}
