export { StatusDot, type Tone } from './StatusDot.tsx'
