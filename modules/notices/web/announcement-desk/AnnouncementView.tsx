import { type AnnouncementRow, announcementDeskDetail } from '@iisp/notices/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { failureOf, useCall, useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { announcementTexts } from './announcement-texts.ts'
import css from './announcements.module.css'

interface Props {
  readonly row: AnnouncementRow
  readonly open: boolean
  readonly onClose: () => void
}

/** An announcement in both languages, as people see it. */
export function AnnouncementView({ row, open, onClose }: Props) {
  const t = useText(announcementTexts)
  const detail = useCall(announcementDeskDetail, { id: row.id }, { enabled: open, quiet: true, staleTime: 0 })
  const parts = detail.data && [
    { language: t('zh'), title: detail.data.titleZh, html: detail.data.contentZh },
    { language: t('en'), title: detail.data.titleEn, html: detail.data.contentEn },
  ]
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      title={row.title}
      loading={detail.isPending}
      error={failureOf(detail)}
    >
      {parts?.map(({ language, title, html }) => (
        <section key={language} aria-label={language}>
          <h3 className={css.language}>{[language, title].filter(Boolean).join(' · ')}</h3>
          {html === '' ? <p className={css.note}>{t('noEnglish')}</p> : <RichText html={html} />}
        </section>
      ))}
    </DetailDrawer>
  )
}
