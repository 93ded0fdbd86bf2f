import { useRef, type DragEvent } from 'react'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import { FileList } from './FileList.tsx'
import { texts } from './texts.ts'
import css from './upload.module.css'
import { Unfinished } from './Unfinished.tsx'
import type { UploadProps } from './upload-props.ts'
import { entryOf } from './use-uploads.ts'
import { useTaking } from './use-taking.ts'

/** Uploads attachments: selected or dropped files are checked, sent with progress, and listed. */
export function Upload(props: UploadProps) {
  const { value, onChange, accept, maxSize = 50, singleMaxSize, maxCount, disabled, onDownload } = props
  const text = useUiText(texts)
  const input = useRef<HTMLInputElement>(null)
  const { fault, pending, busy, take, note } = useTaking(props)
  const full = maxCount !== undefined && value.length >= maxCount
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
              note(entryOf(file, file.fileId, 'removed'))
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
