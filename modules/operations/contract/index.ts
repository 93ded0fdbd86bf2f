export * from './audit.ts'
export * from './menus.ts'
export * from './messages.ts'
