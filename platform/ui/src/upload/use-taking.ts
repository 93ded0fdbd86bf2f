import { hasDuplicate, refuseFiles } from '@iisp/contract/upload-rules'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useConfirm } from '../confirm/index.ts'
import { useUiText } from '../locale/index.ts'
import { refusalText, texts } from './texts.ts'
import type { UploadProps } from './upload-props.ts'
import { entryOf, useUploads, type Outcome } from './use-uploads.ts'

/** Checks the files that a person selects or drops, sends them, and shows the results. */
export function useTaking(props: UploadProps) {
  const { value, onChange, accept, maxSize = 50, singleMaxSize, maxCount, send, disabled } = props
  const text = useUiText(texts)
  const confirm = useConfirm()
  const listed = useRef(value)
  useLayoutEffect(() => {
    listed.current = value
  }, [value])
  const [fault, setFault] = useState('')

  const showResult = (kind: 'success' | 'error' | 'warning', message: string) => {
    if (props.notify) props.notify(kind, message)
    else if (kind !== 'success') setFault(message)
  }
  const showTimeout = async () => {
    const { serviceEmail = '' } = props
    showResult(
      'warning',
      text.timeout(typeof serviceEmail === 'string' ? serviceEmail : await serviceEmail()),
    )
  }
  const onOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'timeout') return void showTimeout()
    if (outcome.kind === 'failed') {
      const { name, message } = outcome
      return showResult('error', message === '' ? text.failed(name) : text.refused(name, message))
    }
    // two uploads may end before the next render
    listed.current = [...listed.current, outcome.file]
    onChange(listed.current)
    showResult('success', text.done(outcome.file.name))
  }
  const note = props.onEntry ?? ignore
  const { pending, start } = useUploads(send, onOutcome, note)
  const busy = pending.length > 0
  const { onBusy } = props
  useEffect(() => onBusy?.(busy), [onBusy, busy])

  const take = async (files: readonly File[]) => {
    setFault('')
    if (files.length === 0 || disabled || busy) return
    const refused = refuseFiles(files, listed.current, { accept, maxSize, singleMaxSize, maxCount })
    if (refused) {
      for (const file of files) note(entryOf(file, '', 'none', refusalText(text, refused)))
      return setFault(refusalText(text, refused))
    }
    if (hasDuplicate(files, listed.current) && !(await confirm({ content: text.duplicate }))) return
    await Promise.all(files.map(start))
  }
  return { fault, pending, busy, take, note }
}
const ignore = () => undefined
