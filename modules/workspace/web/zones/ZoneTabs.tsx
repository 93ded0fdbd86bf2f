import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { homePath, offeredZones } from '@iisp/web/routes/home-paths'
import { useMenus } from '@iisp/web/routes/portal-state'
import { useShell } from '@iisp/web/routes/shell-parts'
import { useProfile } from '@iisp/web/session/session'
import { usePageLocation } from '@iisp/web/tabs/page-hooks'
import { addressOf, belowBase } from '@iisp/web/routes/addresses'
import { zoneTexts } from './zone-texts.ts'
import css from './zones.module.css'

/**
 * Switches the home tab between home and the zones offered to the person. Renders nothing if there
 * are none.
 */
export function ZoneTabs() {
  const t = useText(zoneTexts)
  const locale = useLocale()
  const { workspace } = useShell()
  const menus = useMenus()
  const profile = useProfile()
  const here = belowBase(usePageLocation().path)
  if (profile === null) return null
  const home = homePath(profile)
  const zones = offeredZones(profile, menus).filter(({ path }) => path !== home)
  if (zones.length === 0) return null
  const places = [
    { path: home, name: t('home') },
    ...zones.map(({ path, name }) => ({ path, name: name[locale] })),
  ]
  const inZone = zones.some(({ path }) => path === here)
  return (
    <nav className={css.tabs} aria-label={t('zones')}>
      {places.map(({ path, name }) => (
        <button
          key={path}
          type="button"
          aria-current={path === here || (path === home && !inZone) ? 'page' : undefined}
          onClick={() => void workspace.arrive(addressOf(path), '')}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
