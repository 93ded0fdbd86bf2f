import { useUiText, type Texts } from '../locale/index.ts'
import css from './timeline.module.css'

const zh = { states: { done: '已完成', current: '进行中', waiting: '未开始', rejected: '已驳回' } }
const texts: Texts<typeof zh> = {
  zh,
  en: { states: { done: 'Done', current: 'In progress', waiting: 'Not started', rejected: 'Rejected' } },
}

export interface TimelineStep {
  readonly key: string
  readonly title: string
  readonly state: 'done' | 'current' | 'waiting' | 'rejected'
  /** The person who took the step, or who takes the next one. */
  readonly person?: string | undefined
  readonly time?: string | undefined
  /** The source of the step: portal, interface, desk. */
  readonly source?: string | undefined
  readonly reason?: string | undefined
}

/** The history of an order, step by step. A rejected step is highlighted with its reason. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  const text = useUiText(texts)
  return (
    <ol className={css.timeline} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={css.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={css.title}>{step.title}</span>
          <span className={css.state}>{text.states[step.state]}</span>
          <span className={css.who}>{[step.person, step.time, step.source].filter(Boolean).join(' · ')}</span>
          {step.reason && <p className={css.reason}>{step.reason}</p>}
        </li>
      ))}
    </ol>
  )
}
