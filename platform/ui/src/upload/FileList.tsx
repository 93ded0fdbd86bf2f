import { shownByName } from '@iisp/contract/file-kind'
import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import { sizeText } from './size-text.ts'
import { texts } from './texts.ts'
import css from './upload.module.css'
import type { Pending, UploadedFile } from './use-uploads.ts'

interface FileListProps {
  readonly files: readonly UploadedFile[]
  readonly pending: readonly Pending[]
  readonly disabled: boolean
  readonly onDownload: ((file: UploadedFile) => void) | undefined
  readonly onPreview: ((file: UploadedFile) => void) | undefined
  readonly onRemove: (file: UploadedFile) => void
}

export function FileList({ files, pending, disabled, onDownload, onPreview, onRemove }: FileListProps) {
  const text = useUiText(texts)
  if (files.length + pending.length === 0) return null
  return (
    <ul className={css.files} aria-label={text.list}>
      {files.map((file) => (
        <li key={file.fileId}>
          <Icon name="file" size={14} />
          {onDownload && file.downloadable !== false ? (
            <button
              type="button"
              className={css.name}
              aria-label={text.download(file.name)}
              onClick={() => onDownload(file)}
            >
              {file.name}
            </button>
          ) : (
            <span className={css.name}>{file.name}</span>
          )}
          <span className={css.size}>{sizeText(file.size)}</span>
          {onPreview && shownByName(file.name) !== null && (
            <IconButton
              icon="eye"
              iconSize={14}
              label={text.preview(file.name)}
              title={text.preview(file.name)}
              onClick={() => onPreview(file)}
            />
          )}
          {!disabled && (
            <IconButton
              icon="trash"
              iconSize={14}
              label={text.remove(file.name)}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
      {pending.map((one) => (
        <li key={one.uid}>
          <Icon name="file" size={14} />
          <span className={css.name}>{one.name}</span>
          <progress value={one.progress} max={1} aria-label={text.progress(one.name)} />
          <span className={css.size}>{`${Math.round(one.progress * 100)}%`}</span>
          <IconButton icon="close" iconSize={14} label={text.cancel(one.name)} onClick={one.cancel} />
        </li>
      ))}
    </ul>
  )
}
