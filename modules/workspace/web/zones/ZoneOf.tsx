import { equityZone, type Zone } from '@iisp/contract/zones'
import { OwnHome } from '../home/OwnHome.tsx'
import { ConsignmentHome } from './ConsignmentHome.tsx'
import { EquityZone } from './EquityZone.tsx'
import { MenuZone } from './MenuZone.tsx'
import { zoneContents } from './zone-content.ts'

/** The page of a zone. Those without content are the person's home. */
export function ZoneOf({ zone }: { zone: Zone }) {
  const content = zoneContents.get(zone.key)
  if (zone.key === 'consignment') return <ConsignmentHome zone={zone} />
  if (!content) return <OwnHome />
  const Page = zone.key === equityZone ? EquityZone : MenuZone
  return <Page key={zone.key} zone={zone} content={content} />
}
