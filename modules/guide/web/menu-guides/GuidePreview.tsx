import { type MenuGuideContent, type MenuGuidePart, previewRichText } from '@iisp/guide/contract'
import { Modal } from '@iisp/ui/modal'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, useText } from '@iisp/web'
import { CleanHtml } from '@iisp/web/messages/index'
import { guideTexts } from './guide-texts.ts'
import css from './menu-guides.module.css'

interface Props {
  readonly content: MenuGuideContent
  readonly language: 'zh' | 'en'
  readonly onClose: () => void
}

/** A preview of the description, with its texts cleaned by the server as they will be when stored. */
export function GuidePreview({ content, language, onClose }: Props) {
  const t = useText(guideTexts)
  const parts = [...content.items, ...content.notes].filter((part) => part.show)
  return (
    <Modal open size="large" title={t('preview')} footer={null} onCancel={onClose} closeOutside>
      <p className={css.note}>{t('previewHint')}</p>
      {parts.map((part) => (
        <PreviewPart key={part.uuid} part={part} language={language} />
      ))}
    </Modal>
  )
}

function PreviewPart({ part, language }: { part: MenuGuidePart; language: 'zh' | 'en' }) {
  const html = part.html[language] || part.html.zh
  const answer = useCall(previewRichText, { html }, {})
  return (
    <article>
      <h3 className={css.heading}>{part.label[language] || part.label.zh}</h3>
      {answer.data ? <CleanHtml html={answer.data.html} /> : <Skeleton lines={2} />}
    </article>
  )
}
