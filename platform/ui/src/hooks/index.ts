export { useDebounced } from './use-debounced.ts'
export { useDismiss } from './use-dismiss.ts'
export { useElapsed } from './use-elapsed.ts'
export { useLatest } from './use-latest.ts'
