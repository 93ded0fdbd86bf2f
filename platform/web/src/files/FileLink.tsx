import { useState } from 'react'
import { say } from '../i18n/engine-texts.ts'
import { useText } from '../i18n/index.ts'
import { toast } from '../messages/index.ts'
import { download, isRequestError, showFailure } from '../request/index.ts'
import { useSession } from '../session/index.ts'
import type { FileCalls } from './file-calls.ts'
import css from './file-link.module.css'
import { fileTexts } from './file-texts.ts'

interface Props {
  readonly calls: Pick<FileCalls, 'download'>
  /** '' where the text names a file that is not there. */
  readonly fileId: string
  readonly name: string
}
const hidden = [403, 404]

/** A link that saves a file; without a session it is disabled and says why when it is pressed. */
export function FileLink({ calls, fileId, name }: Props) {
  const t = useText(fileTexts)
  const signedIn = useSession(({ status }) => status === 'in')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (!signedIn) return void toast.warning(t('signIn'))
    if (fileId === '') return void toast.warning(t('noFile'))
    if (busy) return
    setBusy(true)
    try {
      await download(calls.download, { fileId }, { filename: name, quiet: true })
      toast.success(say('transfer.done'))
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      if (hidden.includes(thrown.status)) toast.warning(t('noFile'))
      else showFailure(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={css.link}
      aria-disabled={!signedIn || undefined}
      aria-busy={busy || undefined}
      onClick={() => void save()}
    >
      {name}
    </button>
  )
}
