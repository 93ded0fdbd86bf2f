export { Empty } from './Empty.tsx'
