import type { Zone } from '@iisp/contract/zones'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useMenus } from '@iisp/web/routes/portal-state'
import { useShell } from '@iisp/web/routes/shell-parts'
import { openMenus } from '@iisp/web/sub-applications/own-menus'
import { findSubApplication } from '@iisp/web/sub-applications/sub-application'
import { EntryList } from '../home/EntryList.tsx'
import home from '../home/home.module.css'
import { ModuleCards } from '../home/ModuleCards.tsx'
import { ZoneAnnouncements } from './ZoneAnnouncements.tsx'
import type { ZoneContent } from './zone-content.ts'
import { ZoneGuides } from './ZoneGuides.tsx'
import { zoneTexts } from './zone-texts.ts'
import css from './zones.module.css'

const liesIn = (path: string, area: string) => area === '' || path === area || path.startsWith(`${area}/`)

/** A zone: what it is for, the person's menus in it, live figures, handbooks and announcements of its field. */
export function ZonePage({ zone, content }: { zone: Zone; content: ZoneContent }) {
  const t = useText(zoneTexts)
  const locale = useLocale()
  const menus = useMenus()
  const own = openMenus(menus?.tree ?? []).filter(({ path }) =>
    content.areas.some((area) => liesIn(path, area)),
  )
  return (
    <>
      <header className={css.heading}>
        <h1>{zone.name[locale]}</h1>
        <p>{content.purpose[locale]}</p>
      </header>
      <div className={home.modules}>
        <ModuleCards ids={content.cards} />
        <section className={home.section} aria-labelledby="zone-menus">
          <header className={home.sectionHead}>
            <h2 id="zone-menus">{t('menus')}</h2>
          </header>
          {menus !== null && own.length === 0 && <p className={home.noMenus}>{t('noMenus')}</p>}
          <EntryList menus={own} />
        </section>
        <Business areas={content.areas} />
        <ZoneGuides menus={own} />
        <ZoneAnnouncements name={content.announcements} />
      </div>
    </>
  )
}

/** Leads to the sub-applications whose areas the zone speaks of. */
function Business({ areas }: Pick<ZoneContent, 'areas'>) {
  const t = useText(zoneTexts)
  const locale = useLocale()
  const openTab = useOpenTab()
  const { subApplications } = useShell().parts
  const found = areas
    .map((path) => findSubApplication(subApplications, path)?.area)
    .filter((area) => area !== undefined)
  if (found.length === 0) return null
  return (
    <section className={home.section} aria-labelledby="zone-business">
      <header className={home.sectionHead}>
        <h2 id="zone-business">{t('business')}</h2>
      </header>
      <ul className={css.links}>
        {found.map(({ path, name }) => (
          <li key={path}>
            <button type="button" className={home.notice} onClick={() => void openTab({ path })}>
              {name[locale]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
