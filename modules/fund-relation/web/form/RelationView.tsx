import { FileLink } from '@iisp/files/parts'
import { Facts } from '@iisp/ui/drawer'
import { Modal } from '@iisp/ui/modal'
import { Button } from '@iisp/ui/button'
import { useLocale, useText } from '@iisp/web'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { relationTexts } from '../relation-texts.ts'
import { linkFacts } from './link-facts.tsx'
import { stageOf } from './stage-of.ts'

/** An application to be read: nothing can be changed or sent (modal type 4). */
export function RelationView({ application, onClose }: { application: ApplicationRow; onClose: () => void }) {
  const t = useText(relationTexts)
  const locale = useLocale()
  const { WJID, WJMC } = application
  return (
    <Modal
      open
      size="large"
      title={t('titles.view', { stage: stageOf(application, locale) })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Facts
        facts={[
          ...linkFacts(application, t, locale),
          {
            label: t('attachment'),
            value: WJID === '' ? '' : <FileLink fileId={WJID} name={WJMC} />,
            wide: true,
          },
          { label: t('applicant'), value: application.SQR },
          { label: t('appliedAt'), value: application.SQSJ },
          { label: t('decidedBy'), value: application.CLR },
          { label: t('decidedAt'), value: application.CLSJ },
          { label: t('reason'), value: application.CLYY, wide: true },
          ...(application.SCQSSZ === '1' ? [{ label: t('deletesConfig'), value: t('yes') }] : []),
        ]}
      />
    </Modal>
  )
}
