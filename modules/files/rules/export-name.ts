const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** 划款指令查询_20261121160910.xlsx */
export const exportName = (title: string, format: string, at: Date): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}_${shanghai.format(at).replace(/\D/g, '')}.${format}`
