export { Pagination, type PaginationProps } from './Pagination.tsx'
export { CursorPagination, type CursorPaginationProps } from './CursorPagination.tsx'
