/** Why an export failed where no refusal says it. */
export const exportFailed = {
  zh: '导出失败，请重新导出',
  en: 'The export failed. Please export again.',
} as const
