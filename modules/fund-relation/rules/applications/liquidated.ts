const liquidated = '3'

/** The name of a fund as the mother-child pages show it: liquidated ones have the suffix 已清盘 (BU-179). */
export const shownFund = (name: string, status: string): string =>
  status === liquidated ? `${name}已清盘` : name
