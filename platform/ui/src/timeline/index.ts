export { Timeline, type TimelineStep } from './Timeline.tsx'
