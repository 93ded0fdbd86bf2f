export { controlledBy, SupervisorGate } from './SupervisorGate.tsx'
