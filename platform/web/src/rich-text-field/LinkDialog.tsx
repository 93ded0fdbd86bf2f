import { Modal } from '@iisp/ui/modal'
import { TextField } from '@iisp/ui/text-field'
import { useState } from 'react'
import { useText } from '../i18n/index.ts'
import { richTextTexts } from './rich-text-texts.ts'
import { safeHref } from './safe-href.ts'

interface Props {
  /** The current address of the link; '' if there is none. */
  readonly initial: string
  /** '' removes the link. */
  readonly onLink: (href: string) => void
  readonly onClose: () => void
}

/** Asks for the address of the selected text's link. */
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
      {/* a form, so that Enter submits; a key handler would return the focus first, and Enter would break a line in the text */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // must not submit a form around the field
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
