import type { Output } from '@iisp/contract'
import type { login } from '../../contract/sign-in.ts'

/** The answer to a sign-in as 林静. */
export const session: Output<typeof login> = {
  accessToken: { name: 'x', value: 'y' },
  sessionId: 'y',
  currentUser: '林静',
  companyId: 'M001',
  managerId: '101',
  managerAccount: 'lin.jing@yuanshan.example',
  glrbh: 'M001',
  glrdm: 'M001',
  isShowSztzl: '0',
}
