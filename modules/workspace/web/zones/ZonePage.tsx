import type { Menu } from '@iisp/contract'
import type { Zone } from '@iisp/contract/zones'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { EntryList } from '../home/EntryList.tsx'
import home from '../home/home.module.css'
import { ModuleCards } from '../home/ModuleCards.tsx'
import { ZoneAnnouncements } from './ZoneAnnouncements.tsx'
import { ZoneBusiness } from './ZoneBusiness.tsx'
import type { ZoneContent } from './zone-content.ts'
import { ZoneGuides } from './ZoneGuides.tsx'
import { zoneTexts } from './zone-texts.ts'
import css from './zones.module.css'

export interface ZoneProps {
  readonly zone: Zone
  readonly content: ZoneContent
}
interface ZonePageProps extends ZoneProps {
  /** The person's menus in it; null until they are known. */
  readonly own: readonly Menu[] | null
}

/**
 * A zone: its purpose, the person's menus in it, live figures, handbooks and announcements of its
 * field.
 */
export function ZonePage({ zone, content, own }: ZonePageProps) {
  const t = useText(zoneTexts)
  const locale = useLocale()
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
          {own?.length === 0 && <p className={home.noMenus}>{t('noMenus')}</p>}
          <EntryList menus={own ?? []} />
        </section>
        <ZoneBusiness areas={content.areas} />
        <ZoneGuides menus={own ?? []} />
        <ZoneAnnouncements name={content.announcements} />
      </div>
    </>
  )
}
