import { Modal } from '@iisp/ui/modal'
import { TextField } from '@iisp/ui/text-field'
import { useState } from 'react'
import { useText } from '../i18n/index.ts'
import { richTextTexts } from './rich-text-texts.ts'
import { safeHref } from './safe-href.ts'

interface Props {
  /** Where the words lead now; '' for nowhere. */
  readonly initial: string
  /** '' takes the link away. */
  readonly onLink: (href: string) => void
  readonly onClose: () => void
}

/** Asks where the selected words lead. */
export function LinkDialog({ initial, onLink, onClose }: Props) {
  const t = useText(richTextTexts)
  const [href, setHref] = useState(initial)
  const [error, setError] = useState('')
  const ok = () => {
    const address = href.trim()
    const safe = address === '' && initial !== '' ? '' : safeHref(address)
    if (safe === null) setError(t('linkMissing'))
    else onLink(safe)
  }
  return (
    <Modal open title={t('linkTitle')} onCancel={onClose} onOk={ok}>
      {/* submitted, not closed by the key: the text has the focus again before its Enter would break a line */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // the form around the field is not meant
          event.stopPropagation()
          ok()
        }}
      >
        <TextField
          label={t('linkTo')}
          help={t(initial === '' ? 'linkHint' : 'linkRemoveHint')}
          maxLength={300}
          value={href}
          error={error}
          onChange={(text) => {
            setHref(text)
            setError('')
          }}
        />
      </form>
    </Modal>
  )
}
