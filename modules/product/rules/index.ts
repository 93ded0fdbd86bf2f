export { isPastBusinessLimit } from './business-limit.ts'
export { isDay } from './is-day.ts'
export { nestClasses, type ListedProduct } from './nest-classes.ts'
