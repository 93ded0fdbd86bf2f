export { FaultNotice } from './FaultNotice.tsx'
export type { FaultNoticeProps } from './FaultNotice.tsx'
