import { announcementList, notifications } from '@iisp/notices/contract'
import { useText } from '@iisp/web/i18n/use-text'
import { useCall } from '@iisp/web/request/use-call'
import { useMayOpen, useOpenMenu } from '@iisp/web/routes/page-tools'
import home from '../home/home.module.css'
import { zoneTexts } from './zone-texts.ts'
import css from './zones.module.css'

const newest = 5

/** The newest announcements with this name in their title. Renders nothing if there are none. */
export function ZoneAnnouncements({ name }: { name: string }) {
  const t = useText(zoneTexts)
  const openMenu = useOpenMenu()
  const mayOpen = useMayOpen(notifications.id)
  const { data, isError, refetch } = useCall(
    announcementList,
    { name, pageNo: 1, pageSize: newest },
    { quiet: true, enabled: mayOpen },
  )
  const rows = data?.list ?? []
  if (rows.length === 0 && !isError) return null
  return (
    <section className={home.section} aria-labelledby="zone-announcements">
      <header className={home.sectionHead}>
        <h2 id="zone-announcements">{t('announcements')}</h2>
      </header>
      {isError && (
        <p className={home.failed} role="alert">
          {t('failed')}
          <button type="button" className={home.link} onClick={() => void refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      <ul className={css.news}>
        {rows.map(({ id, title, publishTime }) => (
          <li key={id}>
            <button type="button" onClick={() => void openMenu(notifications.id, `id=${id}`)}>
              <span>{title}</span>
              <time>{publishTime.slice(0, 10)}</time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
