export { StatusDot } from './StatusDot.tsx'
export type { Tone } from './StatusDot.tsx'
