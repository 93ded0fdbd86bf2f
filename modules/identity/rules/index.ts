export * from './account.ts'
export * from './new-password.ts'
export * from './password-transport.ts'
export * from './slider.ts'
