export * from './errors.ts'
export * from './pages.ts'
export * from './subscriptions.ts'
export * from './topics.ts'
