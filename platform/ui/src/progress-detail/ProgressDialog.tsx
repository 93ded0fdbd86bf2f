import type { ReactNode } from 'react'
import { Button, ButtonRow } from '../button/index.ts'
import { useUiText } from '../locale/index.ts'
import { Modal } from '../modal/index.ts'
import { Loaded, type LoadedProps } from '../skeleton/index.ts'
import { Timeline, type TimelineStep } from '../timeline/index.ts'
import { FileGroups } from './FileGroups.tsx'
import { FlowSteps } from './FlowSteps.tsx'
import css from './progress-detail.module.css'
import { texts } from './texts.ts'
import type { FileGroup, FlowTask, ProcessEntry } from './types.ts'

export interface ProgressDialogProps extends Pick<LoadedProps, 'loading' | 'error'> {
  readonly open: boolean
  /** Product name and type. */
  readonly title: string
  readonly onBack: () => void
  readonly flow: readonly FlowTask[]
  readonly files: readonly FileGroup[]
  readonly process: readonly ProcessEntry[]
  /** Highlights the last node of the process as rejected. */
  readonly rejected?: boolean | undefined
  /** The process has ended or not started yet. */
  readonly stopped?: boolean | undefined
  /** Notes at the top, one per line, for example where documents are. */
  readonly notes?: readonly string[] | undefined
  readonly onDownload: (fileId: string) => void
  /** Buttons to the right of 返回, the main one last. */
  readonly actions?: ReactNode
}

/** The progress of a process: its tasks, its files and everybody's steps. */
export function ProgressDialog(props: ProgressDialogProps) {
  const { open, title, onBack, loading, error, notes = [], actions } = props
  const text = useUiText(texts)
  return (
    <Modal
      open={open}
      title={<span className={css.title}>{title}</span>}
      size="progress"
      onCancel={onBack}
      closeOutside
      footer={
        <ButtonRow>
          <Button onClick={onBack}>{text.back}</Button>
          {actions}
        </ButtonRow>
      }
    >
      <Loaded loading={loading} error={error} lines={8}>
        {notes.length > 0 && (
          <div className={css.note}>
            {notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
          </div>
        )}
        <div className={css.parts}>
          <section className={css.flow}>
            <h3>{text.flow}</h3>
            <FlowSteps label={text.flow} tasks={props.flow} stopped={props.stopped || props.rejected} />
          </section>
          <div className={css.rest}>
            <section>
              <h3>{text.files}</h3>
              <FileGroups groups={props.files} onDownload={props.onDownload} />
            </section>
            <section>
              <h3>{text.process}</h3>
              <Process entries={props.process} rejected={props.rejected ?? false} />
            </section>
          </div>
        </div>
      </Loaded>
    </Modal>
  )
}

function Process({ entries, rejected }: { entries: readonly ProcessEntry[]; rejected: boolean }) {
  const text = useUiText(texts)
  if (entries.length === 0) return <p className={css.none}>{text.noProcess}</p>
  const steps = entries.map(({ title, handler, time, source, reason }, i): TimelineStep => ({
    key: String(i),
    title,
    person: handler,
    time,
    source,
    reason: reason || undefined,
    state: rejected && i === entries.length - 1 ? 'rejected' : 'done',
  }))
  return <Timeline label={text.process} steps={steps} />
}
