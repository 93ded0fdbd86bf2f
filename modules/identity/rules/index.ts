export * from './sign-in/account.ts'
export * from './passwords/new-password.ts'
export * from './passwords/password-transport.ts'
export * from './sign-in/slider.ts'
