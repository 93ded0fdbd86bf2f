const suffixes = [
  '省',
  '市',
  '自治区',
  '壮族自治区',
  '回族自治区',
  '维吾尔自治区',
  '特别行政区',
  '区',
  '县',
  '地区',
  '盟',
  '自治州',
]

/** The full names that a typed region name may mean: 广东 is 广东省, 朝阳 is 朝阳市 or 朝阳区. */
export const regionNames = (typed: string): string[] => {
  const name = typed.trim()
  return [name, ...suffixes.map((suffix) => name + suffix)]
}
