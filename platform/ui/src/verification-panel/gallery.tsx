import type { GalleryEntry } from '../../gallery/entry.ts'
import { VerificationPanel, type VerificationAnswer, type VerificationCode } from './index.ts'

const code: VerificationCode = {
  verifiedId: '0f'.repeat(16),
  valid: 300,
  qrUrl: '/iisp/verify/0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f',
  persons: [
    { role: 'administrator', name: '顾*' },
    { role: 'legal', name: '陆**' },
  ],
}
const says =
  (status: string, message: string, stage: string, verifiedStatus = '0') =>
  async (): Promise<VerificationAnswer> => ({
    verifiedResult: { status, message, data: { ispass: status === '1000' ? '1' : '0' } },
    verifiedStatus,
    stage,
    person: { role: 'legal', name: '陆**' },
  })
const start = async () => code

export const entry: GalleryEntry = {
  title: '身份核验 VerificationPanel',
  states: [
    {
      name: '待扫码',
      node: <VerificationPanel kind="face" start={start} poll={says('1010', '', 'waiting')} />,
    },
    {
      name: '手机操作中',
      node: <VerificationPanel kind="face" start={start} poll={says('1011', '', 'claimed')} />,
    },
    {
      name: '审核中',
      node: <VerificationPanel kind="video" start={start} poll={says('1012', '', 'reviewing')} />,
    },
    {
      name: '二维码失效',
      node: <VerificationPanel kind="face" start={start} poll={says('1008', '二维码失效', 'expired')} />,
    },
    {
      name: '视频未通过',
      node: <VerificationPanel kind="video" start={start} poll={says('1002', '面部不清晰', 'failed', '2')} />,
    },
    {
      name: '获取失败',
      node: (
        <VerificationPanel
          kind="face"
          start={() => Promise.reject(new Error('offline'))}
          poll={says('1010', '', 'waiting')}
        />
      ),
    },
    {
      name: '通过',
      node: <VerificationPanel kind="video" start={start} poll={says('1000', '', 'passed', '1')} />,
    },
  ],
}
