import { hasDuplicate, refuseFiles, type UploadRules } from '@iisp/contract/upload-rules'
import { useEffect, useLayoutEffect, useRef, useState, type DragEvent } from 'react'
import { useConfirm } from '../confirm/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import { FileList } from './FileList.tsx'
import { refusalText, texts } from './texts.ts'
import css from './upload.module.css'
import { Unfinished, type UnfinishedUpload } from './Unfinished.tsx'
import {
  entryOf,
  useUploads,
  type Outcome,
  type Send,
  type UploadedFile,
  type UploadEntry,
} from './use-uploads.ts'

export interface UploadProps
  extends FieldProps<readonly UploadedFile[]>, Pick<UploadRules, 'accept' | 'singleMaxSize' | 'maxCount'> {
  /** Limit in MB for a single file and for all together; default 50. */
  readonly maxSize?: number | undefined
  readonly send: Send
  readonly onDownload?: ((file: UploadedFile) => void) | undefined
  /** Adds a preview button to pictures and PDF files. */
  readonly onPreview?: ((file: UploadedFile) => void) | undefined
  /** Called when uploads start and when all have ended. Must be a stable function. */
  readonly onBusy?: ((busy: boolean) => void) | undefined
  /** Called on each change of a file's state. */
  readonly onEntry?: ((entry: UploadEntry) => void) | undefined
  /** Interrupted uploads. Selecting the same file again resumes the upload. */
  readonly unfinished?: readonly UnfinishedUpload[] | undefined
  readonly onDiscard?: ((upload: UnfinishedUpload) => void) | undefined
  /** Shows results as toasts; without it they are shown below the field. */
  readonly notify?: ((kind: 'success' | 'error' | 'warning', message: string) => void) | undefined
  /** Address to which to mail a file that took longer than 180 s. */
  readonly serviceEmail?: string | (() => Promise<string>) | undefined
}

/** Uploads attachments: selected or dropped files are checked, sent with progress, and listed. */
export function Upload(props: UploadProps) {
  const { value, onChange, accept, maxSize = 50, singleMaxSize, maxCount, send, disabled, onDownload } = props
  const text = useUiText(texts)
  const confirm = useConfirm()
  const input = useRef<HTMLInputElement>(null)
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
  const onEntry = props.onEntry ?? ignore
  const { pending, start } = useUploads(send, onOutcome, onEntry)
  const busy = pending.length > 0
  const { onBusy } = props
  useEffect(() => onBusy?.(busy), [onBusy, busy])
  const full = maxCount !== undefined && value.length >= maxCount

  const take = async (files: readonly File[]) => {
    setFault('')
    if (files.length === 0 || disabled || busy) return
    const refused = refuseFiles(files, listed.current, { accept, maxSize, singleMaxSize, maxCount })
    if (refused) {
      for (const file of files) onEntry(entryOf(file, '', 'none', refusalText(text, refused)))
      return setFault(refusalText(text, refused))
    }
    if (hasDuplicate(files, listed.current) && !(await confirm({ content: text.duplicate }))) return
    await Promise.all(files.map(start))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void take([...event.dataTransfer.files])
  }
  const limits = [
    text.accepts(accept.join('、')),
    text.upTo(singleMaxSize ?? maxSize),
    maxCount !== undefined && text.atMost(maxCount),
  ]
  return (
    <Field {...props} error={fault || props.error} group>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={css.upload} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          <div className={css.zone}>
            <Button
              id={id}
              {...(describedBy && { 'aria-describedby': describedBy })}
              disabled={disabled || busy || full}
              onClick={() => input.current?.click()}
            >
              <Icon name="upload" size={14} />
              {busy ? text.uploading : text.choose}
            </Button>
            <span className={css.drop}>
              {[full ? text.full : text.drop, ...limits].filter(Boolean).join(' · ')}
            </span>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={props.label}
            multiple={maxCount !== 1}
            accept={accept.map((extension) => `.${extension}`).join(',')}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void take(files)
            }}
          />
          <FileList
            files={value}
            pending={pending}
            disabled={disabled ?? false}
            onDownload={onDownload}
            onPreview={props.onPreview}
            onRemove={(file) => {
              onEntry(entryOf(file, file.fileId, 'removed'))
              onChange(value.filter((other) => other !== file))
            }}
          />
          <Unfinished
            uploads={(props.unfinished ?? []).filter(
              ({ name }) => ![...pending, ...value].some((file) => file.name === name),
            )}
            onDiscard={props.onDiscard}
          />
        </div>
      )}
    </Field>
  )
}
const ignore = () => undefined
