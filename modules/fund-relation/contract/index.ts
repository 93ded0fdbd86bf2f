export * from './fund-relation-records-list.ts'
export * from './pages.ts'
