import type { AnnouncementTexts } from '@iisp/notices/contract'
import { useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { announcementTexts } from './announcement-texts.ts'
import css from './announcements.module.css'

/** An announcement in both languages, as people see it. */
export function BothTexts({ titleZh, titleEn, contentZh, contentEn }: AnnouncementTexts) {
  const t = useText(announcementTexts)
  const parts = [
    { language: t('zh'), title: titleZh, html: contentZh },
    { language: t('en'), title: titleEn, html: contentEn },
  ]
  return parts.map(({ language, title, html }) => (
    <section key={language} aria-label={language}>
      <h3 className={css.language}>{[language, title].filter(Boolean).join(' · ')}</h3>
      {html === '' ? <p className={css.note}>{t('noEnglish')}</p> : <RichText html={html} />}
    </section>
  ))
}
