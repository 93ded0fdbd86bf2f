import type { AnnouncementTexts } from '@iisp/notices/contract'
import { Modal } from '@iisp/ui/modal'
import { useText } from '@iisp/web'
import { announcementTexts } from './announcement-texts.ts'
import { BothTexts } from './BothTexts.tsx'

interface Props {
  readonly texts: AnnouncementTexts
  readonly onClose: () => void
}

/** A preview of the text being written, for readers of either language. */
export function AnnouncementPreview({ texts, onClose }: Props) {
  const t = useText(announcementTexts)
  return (
    <Modal title={t('form.preview')} open onCancel={onClose} footer={null}>
      <BothTexts {...texts} />
    </Modal>
  )
}
