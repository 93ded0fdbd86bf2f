export { StateDot } from './StateDot.tsx'
export { stateColumn } from './state-column.tsx'
