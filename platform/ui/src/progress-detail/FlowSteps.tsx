import { Timeline, type TimelineStep } from '../timeline/index.ts'
import type { FlowTask } from './types.ts'

interface Props {
  readonly label: string
  readonly tasks: readonly FlowTask[]
  /** No task is in progress. */
  readonly stopped?: boolean | undefined
}

/** The tasks of a flow from top to bottom with their times. The first unfinished task is in progress. */
export function FlowSteps({ label, tasks, stopped = false }: Props) {
  const next = stopped ? -1 : tasks.findIndex((task) => task.time === '')
  const steps = tasks.map(({ name, time }, i): TimelineStep => ({
    key: name,
    title: name,
    time,
    state: time !== '' ? 'done' : i === next ? 'current' : 'waiting',
  }))
  return <Timeline label={label} steps={steps} />
}
