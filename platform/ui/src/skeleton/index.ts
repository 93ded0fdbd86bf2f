export { Skeleton } from './Skeleton.tsx'
export { Loaded, type LoadedProps } from './Loaded.tsx'
