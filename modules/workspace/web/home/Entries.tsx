import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useMenus } from '@iisp/web/routes/portal-state'
import { useMemo } from 'react'
import { EntryList } from './EntryList.tsx'
import { entryGroups } from './home-rules.ts'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

/** Links to the menus that the person may open. */
export function Entries() {
  const t = useText(homeTexts)
  const language = useLocale()
  const menus = useMenus()
  const groups = useMemo(() => entryGroups(menus?.tree ?? []), [menus])
  if (menus === null) return null
  return (
    <section className={css.section} aria-labelledby="home-entries">
      <header className={css.sectionHead}>
        <h2 id="home-entries">{t('entries')}</h2>
      </header>
      {groups.length === 0 && <p className={css.noMenus}>{t('noMenus')}</p>}
      {groups.map(({ menu, leaves }) => (
        <div key={menu.id} className={css.group}>
          <h3 className={css.groupName}>{menu.name[language]}</h3>
          <EntryList menus={leaves} icon={menu.icon} />
        </div>
      ))}
    </section>
  )
}
