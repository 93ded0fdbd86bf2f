export { Hills } from './Hills.tsx'
export { Rest } from './Rest.tsx'
