import type { Menu } from '@iisp/contract'
import { guideLimits } from '@iisp/guide/contract'
import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { useLocale, useText } from '@iisp/web'
import { complaintTexts } from './complaint-texts.ts'
import { PointsRules } from './PointsRules.tsx'
import { useComplaint } from './use-complaint.ts'
import css from './complaint.module.css'

/** 吐槽: a complaint about a menu. Typed text is kept until it has been sent. */
export function ComplaintDialog({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const t = useText(complaintTexts)
  const name = menu.name[useLocale()]
  const { text, type, error, busy, send } = useComplaint(menu, onClose)
  return (
    <Modal
      open
      title={t('title')}
      onCancel={onClose}
      onOk={send}
      okText={t('ok')}
      cancelText={t('cancel')}
      writing={busy}
    >
      <div className={css.about}>
        <p>{t('about', { menu: name })}</p>
        <PointsRules />
      </div>
      <TextArea
        label={t('content')}
        placeholder={t('placeholder')}
        value={text}
        onChange={type}
        max={guideLimits.complaintWidth}
        countWideDouble
        rows={6}
        error={error}
        disabled={busy}
        required
      />
    </Modal>
  )
}
