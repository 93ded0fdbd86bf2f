import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useShell } from '@iisp/web/routes/shell-parts'
import { findSubApplication } from '@iisp/web/sub-applications/sub-application'
import home from '../home/home.module.css'
import { zoneTexts } from './zone-texts.ts'
import css from './zones.module.css'

/** Links to the sub-applications of the zone's areas; nothing if there are none. */
export function ZoneBusiness({ areas }: { areas: readonly string[] }) {
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
