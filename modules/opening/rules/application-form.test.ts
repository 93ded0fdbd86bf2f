import { expect, test } from 'vitest'
import { type ApplicationForm, savingFaults, submittingFaults } from './application-form.ts'

const right: ApplicationForm = {
  kind: '2',
  productId: '1001',
  brokerId: 'ZQ001',
  zhlx: '1',
  zh: '6600123456',
  lxrmc: '林静',
  lxrsj: '13800000000',
  lxryx: 'lin.jing@yuanshan.example',
  dkglbz: '',
  kddh: '',
  kdgs: '',
  zjmm: '123456',
  files: [{ wdlx: '1063' }],
}
const fields = (change: Partial<ApplicationForm>) =>
  submittingFaults({ ...right, ...change }).map(({ field, zh }) => `${field} ${zh}`)

test('a complete application has no fault', () => expect(submittingFaults(right)).toEqual([]))

test.each<[Partial<ApplicationForm>, string]>([
  [{ productId: '' }, 'product 请选择产品'],
  [{ brokerId: '' }, 'broker 请选择经纪商'],
  [{ zhlx: '' }, 'zhlx 请选择账户类型'],
  [{ zh: '' }, 'zh 请输入资金账号'],
  [{ zh: '账号一' }, 'zh 账号须为4至40位字母、数字或横线'],
  [{ zjmm: '12345' }, 'zjmm 资金密码须为6位数字'],
  [{ lxrmc: ' ' }, 'lxrmc 请输入联系人'],
  [{ lxrsj: '1234' }, 'lxrsj 请输入正确的手机号或座机号'],
  [{ lxryx: 'lin' }, 'lxryx 请输入正确的邮箱'],
  [{ dkglbz: '言'.repeat(501) }, 'dkglbz 留言不能超过500个字符'],
  [{ kddh: '12', kdgs: '顺丰' }, 'kddh 快递单号须为6至40位字母、数字或横线'],
  [{ kddh: 'SF1234567' }, 'kdgs 请填写快递公司'],
  [{ files: [] }, 'files 请上传三方存管协议'],
  [{ kind: '1', files: [{ wdlx: '1060' }] }, 'files 请上传开户申请表'],
])('%j: %s', (change, fault) => expect(fields(change)).toEqual([fault]))

test('[BL-203] 20 files are taken, more are refused with the limit', () => {
  const filesOf = (length: number) => Array.from({ length }, () => ({ wdlx: '1063' as const }))
  expect(fields({ files: filesOf(20) })).toEqual([])
  expect(fields({ files: filesOf(21) })).toEqual(['files 上传的文件不能超过20条！'])
})

test('an account opening needs no account yet, a draft needs neither contact nor files', () => {
  expect(fields({ kind: '1', zh: '', files: [{ wdlx: '1060' }, { wdlx: '1062' }] })).toEqual([])
  expect(savingFaults({ ...right, lxrmc: '', lxrsj: '', lxryx: '', zh: '', files: [] })).toEqual([])
})
