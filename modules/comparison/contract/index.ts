export * from './compare-texts.ts'
export * from './errors.ts'
export * from './limits.ts'
export * from './pages.ts'
