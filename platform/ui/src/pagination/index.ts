export { Pagination } from './Pagination.tsx'
export { CursorPagination } from './CursorPagination.tsx'
export { type PageSizeSet } from './page-sizes.ts'
