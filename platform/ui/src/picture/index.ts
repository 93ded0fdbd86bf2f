export { BrandMark } from './BrandMark.tsx'
export { Hills } from './Hills.tsx'
export { Rest } from './Rest.tsx'
export { RisingValue } from './RisingValue.tsx'
