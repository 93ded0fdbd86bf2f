import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './progress-detail.module.css'
import { texts } from './texts.ts'
import type { FileGroup } from './types.ts'

interface Props {
  readonly groups: readonly FileGroup[]
  readonly onDownload: (fileId: string) => void
}

/** Files by heading, each with a download button. */
export function FileGroups({ groups, onDownload }: Props) {
  const text = useUiText(texts)
  if (groups.length === 0) return <p className={css.none}>{text.noFiles}</p>
  return (
    <dl className={css.files}>
      {groups.map(({ heading, files }) => (
        <div key={heading} className={css.group}>
          <dt>{heading}</dt>
          {files.map(({ fileId, name }) => (
            <dd key={fileId}>
              <Button type="inline" aria-label={text.download(name)} onClick={() => onDownload(fileId)}>
                <Icon name="download" size={14} />
                {name}
              </Button>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
