export type { Notice } from './frame.ts'
export type { LiveState } from './heartbeat.ts'
export { heartbeat, useLive, useLiveState } from './live.ts'
