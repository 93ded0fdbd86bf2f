export * from './authority.ts'
export * from './jump.ts'
