export { Timeline } from './Timeline.tsx'
export type { TimelineStep } from './Timeline.tsx'
