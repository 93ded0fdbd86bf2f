import { Modal } from '@iisp/ui/modal'
import { useText } from '@iisp/web/i18n/use-text'
import { greetingCardAddress } from '../../contract/greeting-card.ts'
import { greetedYear } from '../../rules/new-year.ts'
import { newYearTexts } from './new-year-texts.ts'

interface Props {
  readonly today: string
  readonly onClose: () => void
}

/** Wishes a happy new year, with a link to the page for making a card. */
export function NewYearGreeting({ today, onClose }: Props) {
  const t = useText(newYearTexts)
  const make = () => {
    window.open(`/cms/${greetingCardAddress}`, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return (
    <Modal
      open
      closeOutside
      title={t('title', { year: greetedYear(today) })}
      okText={t('make')}
      cancelText={t('close')}
      onOk={make}
      onCancel={onClose}
    >
      <p>{t('text')}</p>
    </Modal>
  )
}
