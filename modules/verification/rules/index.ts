export * from './identity.ts'
export * from './recording-kind.ts'
export * from './stage.ts'
