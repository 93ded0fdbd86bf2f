import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import { sizeText } from './size-text.ts'
import { texts } from './texts.ts'
import css from './upload.module.css'

/** An interrupted upload, as known to the server. */
export interface UnfinishedUpload {
  readonly uploadId: string
  readonly name: string
  readonly size: number
  readonly storedBytes: number
}

interface Props {
  readonly uploads: readonly UnfinishedUpload[]
  readonly onDiscard: ((upload: UnfinishedUpload) => void) | undefined
}

/** Lists interrupted uploads. A page cannot reopen a file by itself, so it says which one to select again. */
export function Unfinished({ uploads, onDiscard }: Props) {
  const text = useUiText(texts)
  if (uploads.length === 0) return null
  return (
    <ul className={`${css.files} ${css.unfinished}`} aria-label={text.unfinished}>
      {uploads.map((upload) => (
        <li key={upload.uploadId}>
          <Icon name="warning" size={14} />
          <span className={css.name}>
            {upload.name} <span className={css.size}>{sizeText(upload.size)}</span>
          </span>
          <span className={css.size}>{text.goOn(Math.floor((upload.storedBytes / upload.size) * 100))}</span>
          {onDiscard && (
            <IconButton
              icon="close"
              iconSize={14}
              label={text.discard(upload.name)}
              onClick={() => onDiscard(upload)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
