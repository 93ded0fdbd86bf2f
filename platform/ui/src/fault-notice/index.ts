export { FaultNotice } from './FaultNotice.tsx'
