import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useProfile } from '@iisp/web/session/session'
import { partOfDay, shanghaiDate, shanghaiHour } from './home-rules.ts'
import css from './home.module.css'
import { homeTexts } from './texts.ts'
import { UnreadAnnouncements } from './UnreadAnnouncements.tsx'
import { useMinute } from './use-minute.ts'

/** Who is here, for which institution, and what day it is. */
export function Greeting() {
  const t = useText(homeTexts)
  const language = useLocale()
  const openTab = useOpenTab()
  const profile = useProfile()
  const now = useMinute()
  if (profile === null) return null
  const greeting = t(`greeting.${partOfDay(shanghaiHour(now))}`)
  return (
    <header className={css.greeting}>
      <div>
        <h1>{t('hello', { greeting, name: profile.name })}</h1>
        <p>{profile.cpName}</p>
      </div>
      <UnreadAnnouncements />
      {profile.supperMgrChg === '1' && (
        <button type="button" className={css.switch} onClick={() => void openTab({ path: '/is-super-mgr' })}>
          {t('switchManager')}
        </button>
      )}
      <p className={css.date}>
        <time dateTime={now.toISOString().slice(0, 16)}>{shanghaiDate(now, language)}</time>
        <span>{t('zone')}</span>
      </p>
      <svg className={css.hills} viewBox="0 0 420 96" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="currentColor"
          fillOpacity=".07"
          d="M0 96c40-8 70-52 112-48 40 4 52 30 92 26 50-5 70-60 124-58 40 2 60 26 92 20v60z"
        />
        <path
          fill="currentColor"
          fillOpacity=".08"
          d="M60 96c44-10 66-34 108-30 40 4 56 18 96 12 46-8 84-34 156-18v36z"
        />
      </svg>
    </header>
  )
}
