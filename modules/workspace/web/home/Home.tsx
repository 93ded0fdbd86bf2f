import { zoneAt } from '@iisp/contract/zones'
import { lazyPart } from '@iisp/web/loader/index'
import { belowBase } from '@iisp/web/routes/addresses'
import { usePageLocation } from '@iisp/web/tabs/page-hooks'
import { useZoneChoice } from '../zones/use-zone-choice.ts'
import { ZoneTabs } from '../zones/ZoneTabs.tsx'
import css from './home.module.css'
import { OwnHome } from './OwnHome.tsx'

/** Sales channels have the same home page as everybody else. */
const channelHome = '/channel-zone-home'

const ZoneOf = lazyPart(() => import('../zones/ZoneOf.tsx'), 'ZoneOf')

/** The home tab: the person's home page, or the zone at its address. */
export default function Home() {
  const zone = zoneAt(belowBase(usePageLocation().path))
  useZoneChoice(zone?.index ?? 0)
  return (
    <div className={css.home}>
      <ZoneTabs />
      {zone && zone.path !== channelHome ? <ZoneOf zone={zone} /> : <OwnHome />}
    </div>
  )
}
