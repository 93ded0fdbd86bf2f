export { isPastBusinessLimit } from './business-limit.ts'
export { combinationFault, idsOf, type Combination } from './combination.ts'
export { nestClasses, type ListedProduct } from './nest-classes.ts'
