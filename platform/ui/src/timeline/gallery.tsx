import type { GalleryEntry } from '../../gallery/entry.ts'
import { Timeline, type TimelineStep } from './index.ts'

const steps: TimelineStep[] = [
  { key: '1', title: '提交指令', state: 'done', person: '王敏', time: '2026-11-20 09:12:05', source: '门户' },
  { key: '2', title: '机构复核', state: 'done', person: '李强', time: '2026-11-20 09:40:11' },
  { key: '3', title: '托管审核', state: 'current', person: '托管经办' },
  { key: '4', title: '划款', state: 'waiting' },
]
const rejected: TimelineStep[] = [
  ...steps.slice(0, 2),
  {
    key: '3',
    title: '托管审核',
    state: 'rejected',
    person: '欧阳慧',
    time: '2026-11-20 10:02:44',
    reason: '收款账号与合同约定不一致，请核对后重新提交。',
  },
]

export const entry: GalleryEntry = {
  title: '进度 Timeline',
  states: [
    { name: '进行中', node: <Timeline label="指令进度" steps={steps} /> },
    { name: '已驳回', node: <Timeline label="指令进度" steps={rejected} /> },
  ],
}
