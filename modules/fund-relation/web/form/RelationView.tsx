import { Modal } from '@iisp/ui/modal'
import { Button } from '@iisp/ui/button'
import { useLocale, useText } from '@iisp/web'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { relationTexts } from '../relation-texts.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { stageOf } from './stage-of.ts'

/** A read-only application (modal type 4). */
export function RelationView({ application, onClose }: { application: ApplicationRow; onClose: () => void }) {
  const t = useText(relationTexts)
  const locale = useLocale()
  return (
    <Modal
      open
      size="large"
      title={t('titles.view', { stage: stageOf(application, locale) })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ApplicationFacts of={application} />
    </Modal>
  )
}
