import { equityZone, quantitativeZone, type Zone } from '@iisp/contract/zones'
import { OwnHome } from '../home/OwnHome.tsx'
import { ConsignmentHome } from './ConsignmentHome.tsx'
import { EquityZone } from './EquityZone.tsx'
import { MenuZone } from './MenuZone.tsx'
import { QuantitativeZone } from './QuantitativeZone.tsx'
import { zoneContents } from './zone-content.ts'

/** Zones whose menus the server answers. */
const ownPages: ReadonlyMap<string, typeof MenuZone> = new Map([
  [equityZone, EquityZone],
  [quantitativeZone, QuantitativeZone],
])

/** The page of a zone. Those without content are the person's home. */
export function ZoneOf({ zone }: { zone: Zone }) {
  const content = zoneContents.get(zone.key)
  if (zone.key === 'consignment') return <ConsignmentHome zone={zone} />
  if (!content) return <OwnHome />
  const Page = ownPages.get(zone.key) ?? MenuZone
  return <Page key={zone.key} zone={zone} content={content} />
}
