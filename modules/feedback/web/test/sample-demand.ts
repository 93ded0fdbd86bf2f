import type { Demand, DeskDemand } from '@iisp/feedback/contract'

/** Fields that the lists of demands and of their desk share. */
export const sampleDemand = {
  id: '7',
  title: '列表记住筛选条件',
  kind: 'experience',
  content: '希望保留上次的条件',
  state: 'proposed',
  votes: 2,
  replies: 1,
  at: '2026-11-20 10:00:00',
  hidden: false,
  hiddenReason: '',
} as const satisfies Partial<Demand & DeskDemand>
