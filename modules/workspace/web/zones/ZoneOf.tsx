import { equityZone, quantitativeZone, type Zone } from '@iisp/contract/zones'
import { OwnHome } from '../home/OwnHome.tsx'
import { ConsignmentHome } from './ConsignmentHome.tsx'
import { EquityZone } from './EquityZone.tsx'
import { MenuZone } from './MenuZone.tsx'
import { QuantitativeZone } from './QuantitativeZone.tsx'
import { zoneContents } from './zone-content.ts'

/** The page of a zone. Zones without content show the person's home page. */
export function ZoneOf({ zone }: { zone: Zone }) {
  const content = zoneContents.get(zone.key)
  if (zone.key === 'consignment') return <ConsignmentHome zone={zone} />
  if (!content) return <OwnHome />
  if (zone.key === equityZone) return <EquityZone zone={zone} content={content} />
  if (zone.key === quantitativeZone) return <QuantitativeZone zone={zone} content={content} />
  return <MenuZone key={zone.key} zone={zone} content={content} />
}
