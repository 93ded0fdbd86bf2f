import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Empty } from '../empty/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import css from './file-preview.module.css'

const zh = {
  download: '下载',
  noPreview: '此类文件不支持预览，请下载后查看',
  broken: '文件无法显示，请下载后查看',
  larger: '放大',
  smaller: '缩小',
}
const texts: Texts<typeof zh> = {
  zh,
  en: {
    download: 'Download',
    noPreview: 'Files of this kind have no preview. Please download it.',
    broken: 'The file cannot be shown. Please download it.',
    larger: 'Enlarge',
    smaller: 'Reduce',
  },
}

export interface FilePreviewProps {
  readonly name: string
  /** The viewer; null if the file cannot be shown, undefined if not known yet. */
  readonly shown: 'image' | 'pdf' | null | undefined
  /** URL of the bytes: same origin, served with a policy that forbids scripts. */
  readonly src: string
  readonly error?: string | undefined
  readonly downloading?: boolean | undefined
  readonly onDownload?: (() => void) | undefined
  readonly onClose: () => void
}

/** A dialog that shows a picture or a PDF. A PDF is shown in a frame by the browser's viewer. */
export function FilePreview(props: FilePreviewProps) {
  const { name, onClose, onDownload, downloading } = props
  const text = useUiText(texts)
  return (
    <Modal
      open
      size="large"
      closeOutside
      title={<span className={css.title}>{name}</span>}
      onCancel={onClose}
      footer={
        onDownload && (
          <Button reading={downloading} onClick={onDownload}>
            {text.download}
          </Button>
        )
      }
    >
      <div className={css.stage}>
        <Content {...props} />
      </div>
    </Modal>
  )
}

function Content({ name, shown, src, error }: FilePreviewProps) {
  const text = useUiText(texts)
  const [broken, setBroken] = useState(false)
  const [large, setLarge] = useState(false)
  if (error !== undefined) return <Empty reason={error} />
  if (shown === undefined) return <Skeleton lines={8} />
  if (shown === null) return <Empty reason={text.noPreview} />
  if (broken) return <Empty reason={text.broken} />
  if (shown === 'pdf') {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show a PDF in no sandbox but their viewer's own
    return <iframe className={css.paper} src={`${src}#navpanes=0&view=FitH`} title={name} />
  }
  return (
    <button
      type="button"
      className={large ? css.large : css.fitting}
      aria-label={`${large ? text.smaller : text.larger} ${name}`}
      onClick={() => setLarge(!large)}
    >
      <img src={src} alt={name} onError={() => setBroken(true)} />
    </button>
  )
}
