export * from './answer-parts.ts'
export * from './voice-meter.ts'
export * from './window-frame.ts'
