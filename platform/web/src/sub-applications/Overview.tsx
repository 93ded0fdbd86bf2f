import { Button } from '@iisp/ui/button'
import { useLocale, useText } from '../i18n/index.ts'
import { openOnlineService } from '../online-service/online-service.ts'
import { useOpenMenu, usePortalSettings } from '../routes/page-tools.ts'
import { useMenus } from '../routes/portal-state.ts'
import { useShell } from '../routes/shell-parts.ts'
import { usePageTitle } from '../tabs/page-hooks.ts'
import { ownMenus } from './own-menus.ts'
import { overviewTexts } from './overview-texts.ts'
import type { SubApplication } from './sub-application.ts'
import css from './overview.module.css'

/** A sub-application's purpose, the person's menus in it, and whom to ask. */
export function Overview({ of }: { of: SubApplication }) {
  const t = useText(overviewTexts)
  const locale = useLocale()
  const openMenu = useOpenMenu()
  const { subApplications } = useShell().parts
  const menus = useMenus()
  const title = of.title[locale]
  usePageTitle(title)
  const areas = ownMenus(menus?.tree ?? [], subApplications, of)
  return (
    <article className={css.overview} aria-labelledby={`overview-${of.name}`}>
      <header>
        <h1 id={`overview-${of.name}`}>{title}</h1>
        <p>{of.purpose[locale]}</p>
      </header>
      <section aria-labelledby={`own-${of.name}`}>
        <h2 id={`own-${of.name}`}>{t('own')}</h2>
        {menus !== null && areas.length === 0 && <p>{t('none', { title })}</p>}
        {areas.map(({ area, own }) => (
          <div key={area.path} className={css.area}>
            <h3>{area.name[locale]}</h3>
            <ul>
              {own.map((menu) => (
                <li key={menu.id}>
                  <Button onClick={() => void openMenu(menu.id)}>{menu.name[locale]}</Button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <Contact name={of.name} />
    </article>
  )
}

function Contact({ name }: { name: string }) {
  const t = useText(overviewTexts)
  const { servicePhone, serviceEmail } = usePortalSettings()
  const contact = [servicePhone, serviceEmail].filter(Boolean).join(' · ')
  return (
    <section aria-labelledby={`help-${name}`}>
      <h2 id={`help-${name}`}>{t('help')}</h2>
      <p>{t('rights')}</p>
      {contact && <p>{t('contact', { contact })}</p>}
      <Button onClick={() => void openOnlineService()}>{t('service')}</Button>
    </section>
  )
}
