/** An operator of each demonstrated manager, who enters its orders and applications. */
export const managerOperators = [
  'lin.jing@yuanshan.example',
  'he.yu@qiming.example',
  'su.qing@chenghai.example',
] as const
