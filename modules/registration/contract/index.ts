export * from './addresses.ts'
export * from './checks/account-check.ts'
export * from './errors.ts'
