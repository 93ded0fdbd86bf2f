export { clockText } from './clock-text.ts'
export { Countdown } from './Countdown.tsx'
