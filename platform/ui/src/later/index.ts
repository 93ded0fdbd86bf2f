export { later, useLater, type Later } from './later.ts'
