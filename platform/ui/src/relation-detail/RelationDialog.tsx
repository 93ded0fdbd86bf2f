import { Button } from '../button/index.ts'
import { Facts } from '../drawer/index.ts'
import { useUiText } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { FlowSteps, type FlowTask } from '../progress-detail/index.ts'
import { Loaded, type LoadedProps } from '../skeleton/index.ts'
import css from './relation-detail.module.css'
import { type LabelledRow, RelationRows } from './RelationRows.tsx'
import { texts } from './texts.ts'

export interface RelationDialogProps extends Pick<LoadedProps, 'loading' | 'error'> {
  readonly open: boolean
  /** `break`: a dissolved link. `association`: an application. */
  readonly mode: 'relation' | 'break' | 'association'
  readonly onBack: () => void
  /** Header of a relation; omit for an association. */
  readonly head?:
    | { readonly product: string; readonly code: string; readonly account: string; readonly bank: string }
    | undefined
  readonly rows: readonly LabelledRow[]
  /** Omit to hide the list of attachments. */
  readonly files?:
    | readonly { readonly fileId: string; readonly name: string; readonly kind: string }[]
    | undefined
  readonly onDownload?: ((fileId: string) => void) | undefined
  /** Requests the plain fund password. Without it the password stays masked. */
  readonly onReveal?: (() => Promise<string | null>) | undefined
  /** The panel on the left. */
  readonly progress?: readonly FlowTask[] | undefined
  readonly hideProgress?: boolean | undefined
}

/** Shows how an account is or was linked: its product, custody account, labelled values and attachments. */
export function RelationDialog(props: RelationDialogProps) {
  const { open, mode, onBack, loading, error, hideProgress = false, progress } = props
  const text = useUiText(texts)
  return (
    <Modal
      open={open}
      title={text[mode]}
      size="large"
      onCancel={onBack}
      closeOutside
      footer={<Button onClick={onBack}>{text.back}</Button>}
    >
      <Loaded loading={loading} error={error} lines={8}>
        <div className={css.parts}>
          {!hideProgress && progress !== undefined && (
            <aside className={css.progress} aria-label={text.progress}>
              <FlowSteps label={text.progress} tasks={progress} />
            </aside>
          )}
          <div className={css.rest}>
            <Content {...props} />
          </div>
        </div>
      </Loaded>
    </Modal>
  )
}

function Content({ head, rows, files, onDownload, onReveal }: RelationDialogProps) {
  const text = useUiText(texts)
  return (
    <>
      {head && (
        <Facts
          facts={[
            { label: text.product, value: head.product, wide: true },
            { label: text.code, value: head.code },
            { label: text.account, value: head.account },
            { label: text.bank, value: head.bank, wide: true },
          ]}
        />
      )}
      <div className={css.rows}>
        <RelationRows rows={rows} onReveal={onReveal} />
      </div>
      {files && (
        <section>
          <h3 className={css.heading}>{text.files}</h3>
          {files.length === 0 && <p className={css.none}>{text.noFiles}</p>}
          <ul className={css.files} aria-label={text.files}>
            {files.map(({ fileId, name, kind }) => (
              <li key={fileId}>
                <span className={css.kind}>{kind}</span>
                <span className={css.name}>{name}</span>
                <Button type="link" title={text.downloadFile(name)} onClick={() => onDownload?.(fileId)}>
                  {text.download}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
