export * from './calendar.ts'
export * from './capital-amount.ts'
export * from './payment-rails.ts'
