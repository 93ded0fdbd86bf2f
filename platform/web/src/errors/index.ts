export { configureErrorLog, reportFault, type ErrorLogEntry } from './error-log.ts'
export { chunkFailure } from './chunk-failure.ts'
export { ErrorBoundary } from './ErrorBoundary.tsx'
