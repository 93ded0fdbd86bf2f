import { expect, test } from 'vitest'
import { personNameInEnglish } from './person-name.ts'

test.each([
  ['林静', 'Lin Jing'],
  ['曾国藩', 'Zeng Guofan'],
  ['单雄信', 'Shan Xiongxin'],
  ['欧阳修', 'Ouyang Xiu'],
  ['司马相如', 'Sima Xiangru'],
  ['李西安', "Li Xi'an"],
  ['王', 'Wang'],
  ['买买提·吐尔逊', "Maimaiti·Tu'erxun"],
  ['王*', 'Wang*'],
  ['Anna Weber', 'Anna Weber'],
  ['杜鉴 for 林静', 'Du Jian for Lin Jing'],
  ['系统', 'System'],
  ['份额登记', 'Share register'],
  ['', ''],
])('%s is written as %s', (name, english) => {
  expect(personNameInEnglish(name)).toBe(english)
})
