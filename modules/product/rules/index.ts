export { isPastBusinessLimit } from './business-limit.ts'
export { nestClasses, type ListedProduct } from './nest-classes.ts'
