import { Modal } from '@iisp/ui/modal'
import { TextField } from '@iisp/ui/text-field'
import { useState } from 'react'
import { useText } from '../i18n/index.ts'
import { richTextTexts } from './rich-text-texts.ts'

/** Asks where the selected words lead. */
export function LinkDialog({ onLink, onClose }: { onLink: (href: string) => void; onClose: () => void }) {
  const t = useText(richTextTexts)
  const [href, setHref] = useState('')
  const [error, setError] = useState('')
  const ok = () =>
    /^(?:#.|\/(?![/\\])|https?:\/\/.)/.test(href.trim()) ? onLink(href.trim()) : setError(t('linkMissing'))
  return (
    <Modal open title={t('linkTitle')} onCancel={onClose} onOk={ok}>
      <TextField
        label={t('linkTo')}
        help={t('linkHint')}
        maxLength={300}
        value={href}
        error={error}
        onEnter={ok}
        onChange={(text) => {
          setHref(text)
          setError('')
        }}
      />
    </Modal>
  )
}
