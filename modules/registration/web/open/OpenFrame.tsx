import { UiRoot } from '@iisp/ui/root'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { OpenPageFrame } from '@iisp/web/open-frame/index'
import { EntranceContext } from '@iisp/web/routes/entrance'
import { defaultSettings } from '@iisp/web/routes/settings'
import { useAppearance } from '@iisp/web/theme/index'
import { type ReactNode, use } from 'react'
import css from './open.module.css'
import { openTexts } from './open-texts.ts'

interface Props {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

/** A form that needs no session, with its title and whom to ask. */
export function OpenFrame({ title, hint, children }: Props) {
  const t = useText(openTexts)
  const language = useLocale()
  const { colour, appearance } = useAppearance()
  const { servicePhone, serviceEmail } = use(EntranceContext)?.parts.settings ?? defaultSettings
  const contact = [servicePhone, serviceEmail].filter(Boolean).join(' · ')
  return (
    <UiRoot locale={language} brand={colour} appearance={appearance}>
      <OpenPageFrame size="narrow" footer={contact !== '' && t('contact', { contact })}>
        <div className={css.content}>
          <h1>{title}</h1>
          <p className={css.hint}>{hint}</p>
          {children}
        </div>
      </OpenPageFrame>
    </UiRoot>
  )
}
