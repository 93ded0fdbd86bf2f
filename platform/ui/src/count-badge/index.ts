export { CountBadge } from './CountBadge.tsx'
