export * from './pages.ts'
export * from './ta-records-list.ts'
