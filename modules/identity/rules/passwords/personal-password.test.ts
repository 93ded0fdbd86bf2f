import { expect, test } from 'vitest'
import { isPersonalPassword } from './personal-password.ts'

const lin = { account: 'lin.jing@yuanshan.example', name: '林静' }
test.each([
  ['LinJing-2026', lin, true],
  ['lin.jing#77', lin, true],
  ['7L-i-n-J-i-n-g', lin, true],
  ['Jing!Lin2026', lin, true],
  ['Aa1林静平安', lin, true],
  ['Harbor-cedar-moss-482', lin, false],
  ['Linden-tree-88', lin, false],
  ['Zhaotuo#2026', { account: 'z2@hengxin.example', name: '赵拓' }, true],
  ['Z2-river-moss', { account: 'z2@hengxin.example', name: '赵拓' }, false],
  ['Ops-desk-9', { account: 'ops.desk@hengxin.example', name: '运营' }, true],
])('%s for %j: %s', (password, owner, personal) => expect(isPersonalPassword(password, owner)).toBe(personal))
