import { switchManager } from '@iisp/identity/contract'
import { Hills } from '@iisp/ui/picture'
import { institutionName } from '@iisp/web/frame/institution-name'
import { ownName } from '@iisp/web/frame/shown-name'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { useProfile } from '@iisp/web/session/session'
import type { ReactNode } from 'react'
import { partOfDay, shanghaiDate, shanghaiHour } from './home-rules.ts'
import css from './home.module.css'
import { homeTexts } from './texts.ts'
import { useMinute } from './use-minute.ts'

/** Greets the person, with their institution and the date. `children`: tools of the page. */
export function Greeting({ children }: { children?: ReactNode }) {
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
        <h1>{t('hello', { greeting, name: ownName(profile, language) })}</h1>
        <p>{institutionName(profile, language)}</p>
      </div>
      {children}
      {profile.supperMgrChg === '1' && (
        <button
          type="button"
          className={css.switch}
          onClick={() => void openTab({ path: switchManager.path })}
        >
          {t('switchManager')}
        </button>
      )}
      <p className={css.date}>
        <time dateTime={now.toISOString().slice(0, 16)}>{shanghaiDate(now, language)}</time>
        <span>{t('zone')}</span>
      </p>
      <Hills className={css.hills} />
    </header>
  )
}
