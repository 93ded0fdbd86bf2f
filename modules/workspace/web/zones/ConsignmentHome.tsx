import { useLocale } from '@iisp/web/i18n/use-text'
import type { Zone } from '@iisp/contract/zones'
import home from '../home/home.module.css'
import { OwnHome } from '../home/OwnHome.tsx'
import { ZoneAnnouncements } from './ZoneAnnouncements.tsx'
import { ZoneBusiness } from './ZoneBusiness.tsx'
import { consignment } from './zone-content.ts'

/** 代销首页: the person's home page, and below it the business of distributing as an agent. */
export function ConsignmentHome({ zone }: { zone: Zone }) {
  const locale = useLocale()
  return (
    <>
      <OwnHome />
      <section className={home.section} aria-labelledby="consignment">
        <header className={home.sectionHead}>
          <h2 id="consignment">{zone.name[locale]}</h2>
        </header>
        <p>{consignment.purpose[locale]}</p>
      </section>
      <ZoneBusiness areas={consignment.areas} />
      <ZoneAnnouncements name={consignment.announcements} />
    </>
  )
}
