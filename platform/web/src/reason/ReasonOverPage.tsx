import { withoutHidden } from '@iisp/contract/hidden-characters'
import { Field } from '@iisp/ui/field'
import { UiProvider } from '@iisp/ui/locale'
import { type ReactNode, useState } from 'react'
import { useKeptInput } from '../drafts/use-draft.ts'
import { RestoredNote } from '../forms/RestoredNote.tsx'
import { useWrite } from '../forms/use-write.ts'
import { useLocale } from '../i18n/index.ts'
import { Dialog, DialogButtons } from '../messages/index.ts'
import { useProfile } from '../session/session.ts'
import css from './reason.module.css'

/** Characters of a reason. */
const most = 200

const initial = { reason: '' }

interface ReasonOverPageProps {
  /**
   * Names the subject of the reason. The same person finds the typed text again, even after a
   * reload, until it has been sent.
   */
  readonly draft: string
  readonly title: string
  readonly okText: string
  readonly label: string
  /** Error shown if nothing was entered. */
  readonly missing: string
  /** Shown above the field: the purpose of the reason. */
  readonly children: ReactNode
  readonly onClose: () => void
  /** Sends the trimmed reason and closes or replaces the dialog. A refusal is shown at the field, which keeps the input. */
  readonly onSend: (reason: string) => Promise<void>
}

/**
 * Asks for a reason on top of the page and of any open dialog of the kit, whose own `ReasonDialog` would lie below it. Loads
 * no part of the kit but the frame of a field.
 */
export function ReasonOverPage(props: ReasonOverPageProps) {
  const { draft, title, okText, label, missing, children, onClose, onSend } = props
  const kept = useKeptInput(`${draft}:${useProfile()?.account ?? ''}`, 1, initial)
  const { reason } = kept.value
  const [tried, setTried] = useState(false)
  const { busy, refusal, run, forget } = useWrite()
  const isMissing = reason.trim() === ''
  const send = () => {
    setTried(true)
    if (isMissing) return
    void run(async () => {
      await onSend(reason.trim())
      kept.forget()
    })
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<DialogButtons okText={okText} writing={busy} onCancel={onClose} onOk={send} />}
    >
      <UiProvider locale={useLocale()}>
        <RestoredNote restored={kept.restored} />
        {children}
        <Field
          label={label}
          required
          error={tried && isMissing ? missing : refusal?.msg}
          aside={`${[...reason].length} / ${most}`}
        >
          {(control) => (
            <textarea
              {...control}
              className={css.reason}
              rows={4}
              data-first
              value={reason}
              onChange={(event) => {
                const typed = [...withoutHidden(event.target.value, 'text')]
                kept.setValue({ reason: typed.slice(0, most).join('') })
                forget()
              }}
            />
          )}
        </Field>
      </UiProvider>
    </Dialog>
  )
}
