const liquidated = '3'
const suffixes = { zh: '已清盘', en: ' (liquidated)' } as const

/** The name of a fund as the mother-child pages show it: liquidated ones have the suffix 已清盘 (BU-179). */
export const shownFund = (name: string, status: string, language: keyof typeof suffixes = 'zh'): string =>
  status === liquidated ? `${name}${suffixes[language]}` : name
