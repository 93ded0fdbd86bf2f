export { heartbeat, useLive, useLiveState } from './live.ts'
