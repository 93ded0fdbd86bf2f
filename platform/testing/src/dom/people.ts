import type { Profile } from '@iisp/contract/shell-answers'

/** 林静, operator of a fund manager: enters transfers and applications. */
export const linJing: Profile = {
  principal: 'lin.jing',
  cpName: '远山私募基金管理有限公司',
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  realName: '',
  realAccount: '',
  phone: '139****0001',
  email: 'lin.jing@yuanshan.example',
  instiCode: 'M001',
  cpId: 'M001',
  cpType: '1',
  supperMgrChg: '0',
  isPublic: '0',
  isPrivateAccount: '1',
  isMgr: '0',
  managerType: 1,
  managerTypeOrg: 1,
  zoneType: 0,
  loginType: 2,
  menuTopology: '2',
  roles: ['operator'],
  isFofAuth: '0',
  isEquity: '0',
  isGlobalFund: '0',
  isMonitorReport: '0',
}
/** 杜鉴 of the custodian acting as 林静: a super-manager, whose supervised menus need a supervisor's approval. */
export const duJianForLinJing: Profile = {
  ...linJing,
  principal: 'lin.jing-by-du.jian',
  realName: '杜鉴',
  realAccount: 'du.jian@hengxin.example',
  supperMgrChg: '1',
}
const custodian = { cpName: '恒信银行资产托管部', instiCode: 'T001', cpId: 'T001', cpType: '2' } as const
/** 赵拓, who works at the custodian's desks. */
export const zhaoTuo: Profile = {
  ...linJing,
  ...custodian,
  principal: 'zhao.tuo',
  name: '赵拓',
  account: 'zhao.tuo@hengxin.example',
  roles: ['custodian-operator'],
}
